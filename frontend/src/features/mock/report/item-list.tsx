import { builtInType } from '@pte/exam/question-types';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MockResultItem } from '../../../lib/api/mock.shapes.js';
import { inLocale } from '../../../lib/i18n/two-languages.js';
import { lazyPage } from '../../../lib/lazy-page.js';
import { formatClock } from '../../../lib/time/clock.js';
import { type Category, CategoryMark, categories } from '../../../ui/category-mark.js';
import { Chip } from '../../../ui/chip.js';
import { ScoreChip } from '../../../ui/score-chip.js';
import { Segmented } from '../../../ui/segmented.js';
import { SkeletonLines } from '../../../ui/skeleton.js';
import { isWrong } from './item-outcome.js';
import { ReportSheet } from './report-sheet.js';

const ItemReview = lazyPage(() => import('./item-review.js').then((module) => module.ItemReview));

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const Row = styled.details`
  border-top: 1px solid var(--line);

  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 44px;
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }

  summary::before {
    content: '▸';
  }

  &[open] summary::before {
    content: '▾';
  }

  summary > small {
    margin-left: auto;
    color: var(--text-2);
    font-size: 12px;
  }
`;

const Outcome = ({ item }: { item: MockResultItem }) => {
  const { t } = useTranslation('report');
  if (item.outcome === 'submitted') return <ScoreChip score={item.score} status={item.scoringStatus ?? 'pending'} />;
  return <Chip $tone={item.outcome === 'failed' ? 'bad' : 'plain'}>{t(`outcome.${item.outcome}`)}</Chip>;
};

const ItemRow = ({ item }: { item: MockResultItem }) => {
  const type = builtInType(item.questionTypeId);
  const [opened, setOpened] = useState(false);
  return (
    <Row onToggle={(event) => setOpened(opened || event.currentTarget.open)}>
      <summary>
        <CategoryMark category={item.section} />
        <span>
          {item.index + 1} {type && `${type.abbr} ${inLocale(type)}`}
        </span>
        <Outcome item={item} />
        <small>{formatClock(item.timeUsed)}</small>
      </summary>
      {opened && (
        <Suspense fallback={<SkeletonLines lines={4} height={32} />}>
          <ItemReview item={item} />
        </Suspense>
      )}
    </Row>
  );
};

type Shown = 'all' | 'wrong';

/** Every item; what was answered opens on demand, so that fifty questions are not fetched to read one. */
export const ItemList = ({ items }: { items: readonly MockResultItem[] }) => {
  const { t } = useTranslation(['report', 'common']);
  const [shown, setShown] = useState<Shown>('all');
  const [section, setSection] = useState<Category | 'all'>('all');
  const present = categories.filter((category) => items.some((item) => item.section === category));
  const listed = items.filter(
    (item) => (section === 'all' || item.section === section) && (shown === 'all' || isWrong(item)),
  );
  return (
    <ReportSheet>
      <h2>{t('report:items.title')}</h2>
      <Tools data-screen-only>
        <Segmented<Shown>
          label={t('report:items.filter')}
          choices={[
            { value: 'all', name: t('report:items.all') },
            { value: 'wrong', name: t('report:items.wrong') },
          ]}
          value={shown}
          onChange={setShown}
        />
        <Segmented<Category | 'all'>
          label={t('report:items.section')}
          choices={[
            { value: 'all', name: t('report:items.allSections') },
            ...present.map((category) => ({ value: category, name: t(`common:category.${category}`) })),
          ]}
          value={section}
          onChange={setSection}
        />
      </Tools>
      <div>
        {listed.map((item) => (
          <ItemRow key={item.index} item={item} />
        ))}
        {listed.length === 0 && <p>{t('report:items.none')}</p>}
      </div>
    </ReportSheet>
  );
};
