import { mockContent } from '@pte/exam/mock-content';
import { Check, Circle, Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MockSessionSummary } from '../../../lib/api/mock.shapes.js';
import type { Question, QuestionSummary } from '../../../lib/api/shapes.js';
import { categories } from '../../../ui/category-mark.js';
import { Chip } from '../../../ui/chip.js';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 56px;
  padding: 4px 8px;
  border-radius: var(--radius-small);

  & + & {
    border-top: 1px solid var(--line);
  }

  &:hover {
    background: var(--sunken);
  }

  > [data-row] {
    flex: 1;
    min-width: min(240px, 100%);
    min-height: 44px;
    padding: 8px 0;
    border: 0;
    background: none;
    color: var(--text);
    font-size: 16px;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }

  > [data-row]:hover {
    color: var(--brand);
  }

  small {
    color: var(--text-2);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Sections = ({ mock }: { mock: Question }) => {
  const { t } = useTranslation(['mock', 'common']);
  const content = mockContent.safeParse(JSON.parse(mock.content));
  if (!content.success) return null;
  const counts = categories
    .filter((section) => content.data[section].length > 0)
    .map((section) => `${t(`common:categoryMark.${section}`)} ${content.data[section].length}`);
  return (
    <small>
      {counts.join(' ')} · {t('mock:list.minutes')}
    </small>
  );
};

export interface MockRowProps {
  mock: QuestionSummary;
  /** With its content, once that is known. */
  whole: Question | undefined;
  vip: boolean;
  sessions: readonly MockSessionSummary[];
  onExplain: () => void;
}

/** One mock. VIPs open it; others are told what it needs. */
export const MockRow = ({ mock, whole, vip, sessions, onExplain }: MockRowProps) => {
  const { t } = useTranslation('mock');
  const latest = sessions.find(({ status }) => status === 'submitted');
  const open = sessions.some(({ status }) => status === 'active');
  return (
    <Row>
      {vip ? (
        <Link to={`/app/mock/${mock.id}`} data-row>
          {mock.name}
        </Link>
      ) : (
        <button type="button" data-row onClick={onExplain}>
          {mock.name}
        </button>
      )}
      {whole && <Sections mock={whole} />}
      <Chip>{t(mock.isExercise ? 'list.exercise' : 'list.real')}</Chip>
      <Chip>{t(`difficulty.${mock.difficulty}`)}</Chip>
      {!vip && (
        <Chip $tone="vip">
          <Crown {...icon} />
          VIP
        </Chip>
      )}
      {open && <Chip $tone="info">{t('list.open')}</Chip>}
      {mock.hasPracticed ? (
        <Chip $tone="brand">
          <Check {...icon} />
          {t('list.practisedYes')}
        </Chip>
      ) : (
        <Chip>
          <Circle {...icon} />
          {t('list.practisedNo')}
        </Chip>
      )}
      {latest && vip && (
        <Link to={`/app/mock/${mock.id}?attempt=${latest.id}`} aria-label={t('list.reportOf', { name: mock.name })}>
          {t('list.report')}
        </Link>
      )}
    </Row>
  );
};
