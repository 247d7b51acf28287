import { traitName, traits } from '@pte/exam/traits';
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { inLocale } from '../../../lib/i18n/two-languages.js';
import { cutAt, piecesOf, type TextMark, type TextPiece } from './text-marks.js';

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

const Lit = styled.mark`
  background: var(--brand-soft);
  color: inherit;
`;

const plainFixes = ({ fix }: TextMark): ReactNode =>
  fix.length > 0 && (
    <>
      {' '}
      → <strong lang="en">{fix.join(' / ')}</strong>
    </>
  );

export interface MarkedTextProps {
  text: string;
  marks: readonly TextMark[];
  /** Characters to bring out, and to lead the reader to. */
  lit?: readonly [from: number, to: number] | null;
  /** What a note says of the corrections. */
  fixes?: (mark: TextMark) => ReactNode;
}

/** What the learner wrote, with numbered marks that lead to their notes and back. */
export const MarkedText = ({ text, marks, lit = null, fixes = plainFixes }: MarkedTextProps) => {
  const { t } = useTranslation('practice');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lit) box.current?.querySelector('mark')?.focus();
  }, [lit]);
  const draw = (piece: TextPiece): ReactNode => {
    const [before, inside, after] = lit ? cutAt(piece, lit) : [piece.text, '', ''];
    return (
      <>
        {before}
        {inside && <Lit tabIndex={-1}>{inside}</Lit>}
        {after}
      </>
    );
  };
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
      <Text lang="en" ref={box}>
        {pieces.map((piece) =>
          'mark' in piece ? (
            <Mark
              key={piece.mark.start}
              $line={lines[piece.mark.i] ?? 'solid'}
              {...link(`mark${piece.number}`, `note${piece.number}`)}
            >
              {draw(piece)}
              <sup>{piece.number}</sup>
            </Mark>
          ) : (
            <Fragment key={`at${piece.at}`}>{draw(piece)}</Fragment>
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
              {fixes(mark)}
            </li>
          ))}
        </Notes>
      )}
    </>
  );
};
