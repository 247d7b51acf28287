import type { MarkedItem } from '@pte/exam/scoring-result';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';

export const blankColours = { right: 'var(--ok)', wrong: 'var(--bad)', open: 'var(--control)' } as const;
export const blankGrounds = { right: 'var(--ok-soft)', wrong: 'var(--bad-soft)', open: 'var(--surface)' } as const;
export type BlankState = keyof typeof blankColours;

export const blankState = (item: MarkedItem | undefined): BlankState => {
  if (!item) return 'open';
  return item.ok ? 'right' : 'wrong';
};

const Sign = styled.span<{ $state: BlankState }>`
  margin: 0 4px;
  color: ${({ $state }) => blankColours[$state]};
  font-family: var(--font-ui);
  font-size: 0.8em;
  font-weight: 600;

  b {
    margin-left: 4px;
    color: var(--ok);
    font-family: var(--font-exam);
    font-size: 1.15em;
  }
`;

/** Behind a marked blank: right or wrong, and the right word where another was given. */
export const BlankOutcome = ({ item, answer }: { item: MarkedItem | undefined; answer: string | undefined }) => {
  const { t } = useTranslation('practice');
  if (!item) return null;
  return (
    <Sign $state={blankState(item)}>
      <span aria-hidden>{item.ok ? '✓' : '✗'}</span>
      <VisuallyHidden lang={undefined}>{t(item.ok ? 'blank.right' : 'blank.wrong')}</VisuallyHidden>
      {!item.ok && answer && <b>{answer}</b>}
    </Sign>
  );
};
