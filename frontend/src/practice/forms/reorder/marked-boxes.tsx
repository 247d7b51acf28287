import type { Analysis } from '@pte/exam/scoring-result';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { itemOf } from '../answer-form.js';
import { Boxes } from './sortable-boxes.js';

const Box = styled.li`
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  font-family: var(--font-exam);
  font-size: 17px;
  line-height: 28px;

  b {
    margin-right: 8px;
    color: var(--text-2);
    font-family: var(--font-ui);
  }
`;

const Pair = styled.li<{ $ok: boolean }>`
  margin-left: 16px;
  padding-left: 12px;
  border-left: 3px ${({ $ok }) => ($ok ? 'solid var(--ok)' : 'dashed var(--bad)')};
  color: ${({ $ok }) => ($ok ? 'var(--ok)' : 'var(--bad)')};
  font-weight: 600;
`;

export interface MarkedBoxesProps {
  texts: readonly string[];
  order: readonly number[];
  analysis: Analysis | null;
}

/** Boxes in an order that was handed in, with a word between each two that says whether they belong together. */
export const MarkedBoxes = ({ texts, order, analysis }: MarkedBoxesProps) => {
  const { t } = useTranslation('practice');
  const items = analysis?.items ?? [];
  return (
    <>
      {items.length > 0 && (
        <p>{t('order.pairs', { right: items.filter(({ ok }) => ok).length, count: items.length })}</p>
      )}
      <Boxes aria-label={t('order.label')}>
        {order.map((box, place) => {
          const pair = place < order.length - 1 ? itemOf(analysis, place) : undefined;
          return (
            <Fragment key={box}>
              <Box>
                <b>{box + 1}</b> <span lang="en">{texts[box]}</span>
              </Box>
              {pair && <Pair $ok={pair.ok}>{pair.ok ? `✓ ${t('order.pairRight')}` : `✗ ${t('order.pairWrong')}`}</Pair>}
            </Fragment>
          );
        })}
      </Boxes>
    </>
  );
};
