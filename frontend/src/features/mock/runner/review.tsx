import { builtInType } from '@pte/exam/question-types';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MockItem } from '../../../lib/api/mock.shapes.js';
import { CategoryMark, categories } from '../../../ui/category-mark.js';
import { isAnswered } from '../sitting/item-work.js';
import type { Workbook } from '../sitting/workbook.js';
import { StepPage } from './step-page.js';

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: 8px;

  li {
    display: grid;
    gap: 0 8px;
    padding: 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }

  li[data-state='answered'] b {
    color: var(--ok);
  }

  li[data-state='failed'] b {
    color: var(--bad);
  }

  li[data-state='empty'] b {
    color: var(--warn);
  }

  b {
    font-weight: 600;
  }
`;

const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 16px;
`;

const marks = { answered: '✓', empty: '○', failed: '✗' } as const;

/** Every item by section: answered, empty, or not accepted by the server. */
export const Review = ({ items, book, over }: { items: readonly MockItem[]; book: Workbook; over: boolean }) => {
  const { t } = useTranslation('mock');
  const summary = useSyncExternalStore(book.subscribe, () => items.map(({ index }) => stateOf(book, index)).join());
  const states = summary.split(',') as (keyof typeof marks)[];
  const answered = states.filter((state) => state === 'answered').length;
  return (
    <StepPage
      title={t(over ? 'review.over' : 'review.title')}
      text={t('review.text', { answered, total: items.length, empty: items.length - answered })}
    >
      {categories.map((section) => {
        const own = items.filter((item) => item.section === section);
        if (own.length === 0) return null;
        return (
          <section key={section}>
            <Heading>
              <CategoryMark category={section} />
              {t(`section.${section}`)}
            </Heading>
            <Grid>
              {own.map(({ index, questionTypeId }) => {
                const state = states[index] ?? 'empty';
                return (
                  <li key={index} data-state={state}>
                    <span>
                      {index + 1} <span lang="en">{builtInType(questionTypeId)?.abbr}</span>
                    </span>
                    <b>
                      {marks[state]} {t(`review.${state}`)}
                    </b>
                  </li>
                );
              })}
            </Grid>
          </section>
        );
      })}
    </StepPage>
  );
};

const stateOf = (book: Workbook, index: number): keyof typeof marks => {
  const work = book.get(index);
  if (work.refused) return 'failed';
  return isAnswered(work) ? 'answered' : 'empty';
};
