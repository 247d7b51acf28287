import { traitName, traits } from '@pte/exam/traits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { inLocale } from '../../../lib/i18n/two-languages.js';
import { piecesOf, type TextMark } from './text-marks.js';

const Text = styled.div`
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--sunken);
  font-family: var(--font-exam);
  font-size: 17px;
  line-height: 32px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Mark = styled.a<{ $line: string }>`
  color: var(--bad);
  text-decoration: underline ${({ $line }) => $line} 1.5px var(--bad);
  text-underline-offset: 5px;

  sup {
    font-family: var(--font-ui);
  }
`;

const Notes = styled.ol`
  display: grid;
  gap: 8px;
  padding-left: 24px;
  list-style: decimal;
`;

const lines: Record<number, string> = {
  [traits.grammar.i]: 'wavy',
  [traits.spelling.i]: 'dashed',
  [traits.vocabulary.i]: 'dotted',
};

const focus = (id: string) => document.getElementById(id)?.focus();

/** What the learner wrote, with numbered marks that lead to their notes and back. */
export const MarkedText = ({ text, marks }: { text: string; marks: readonly TextMark[] }) => {
  const { t } = useTranslation('practice');
  const id = useId();
  const pieces = piecesOf(text, marks);
  const numbered = pieces.filter((piece) => 'mark' in piece);
  const link = (own: string, other: string) => ({
    id: `${id}${own}`,
    href: `#${id}${other}`,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      focus(`${id}${other}`);
    },
  });
  return (
    <>
      <Text lang="en">
        {pieces.map((piece) =>
          'mark' in piece ? (
            <Mark
              key={piece.mark.start}
              $line={lines[piece.mark.i] ?? 'solid'}
              {...link(`mark${piece.number}`, `note${piece.number}`)}
            >
              {piece.text}
              <sup>{piece.number}</sup>
            </Mark>
          ) : (
            piece.text
          ),
        )}
      </Text>
      {numbered.length > 0 && (
        <Notes aria-label={t('written.notes')}>
          {numbered.map(({ text: marked, mark, number }) => (
            <li key={number}>
              <a {...link(`note${number}`, `mark${number}`)}>
                {inLocale(traitName(mark.i))} <span lang="en">{marked}</span>
              </a>{' '}
              {inLocale(mark)}
              {mark.fix.length > 0 && (
                <>
                  {' '}
                  → <strong lang="en">{mark.fix.join(' / ')}</strong>
                </>
              )}
            </li>
          ))}
        </Notes>
      )}
    </>
  );
};
