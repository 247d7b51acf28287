import type { MarkedItem } from '@pte/exam/scoring-result';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { extraWords } from './extra-words.js';

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  font-family: var(--font-exam);
  font-size: 17px;

  li {
    padding: 2px 8px;
    border-radius: var(--radius-small);
  }

  [data-ok='true'] {
    background: var(--ok-soft);
    color: var(--ok);
  }

  [data-ok='false'] {
    background: var(--bad-soft);
    color: var(--bad);
  }
`;

/** Each word of the sentence that was asked for, found or not, and what was too much. */
export const WordItems = ({ items, text }: { items: readonly MarkedItem[]; text: string }) => {
  const { t } = useTranslation('practice');
  const extra = extraWords(text, items);
  return (
    <>
      <Words aria-label={t('written.items')}>
        {items.map(({ k, ok, got, want }) => (
          <li key={k} data-ok={ok}>
            <span aria-hidden>{ok ? '✓' : '✗'} </span>
            <VisuallyHidden>{t(ok ? 'written.found' : 'written.missed')}</VisuallyHidden>
            <span lang="en">{String(want)}</span>
            {!ok && typeof got === 'string' && (
              <>
                {' '}
                <del lang="en">{got}</del>
              </>
            )}
          </li>
        ))}
      </Words>
      {extra.length > 0 && (
        <p>
          {t('written.extra')} <span lang="en">{extra.join(' ')}</span>
        </p>
      )}
    </>
  );
};
