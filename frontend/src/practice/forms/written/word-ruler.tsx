import { countWords, type WordLimits, wordBand } from '@pte/exam/word-limits';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const colours = { good: 'var(--ok)', soso: 'var(--warn)', bad: 'var(--bad)' } as const;
const signs = { good: '✓', soso: '△', bad: '✗' } as const;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

const Band = styled.strong<{ $colour: string }>`
  color: ${({ $colour }) => $colour};
  font-weight: 600;
`;

const Scale = styled.svg`
  flex: 1;
  min-width: 120px;
  max-width: 320px;
  height: 16px;
`;

/** The scale ends a quarter behind the last word that is not bad. */
const endOf = ({ good, soso }: WordLimits): number => Math.max(good[1], ...soso.map(([, to]) => to)) * 1.25;

const percent = (part: number): string => `${Math.min(100, Math.max(0, 100 * part))}%`;

const LimitScale = ({ words, limits, colour }: { words: number; limits: WordLimits; colour: string }) => {
  const end = endOf(limits);
  const [from, to] = limits.good;
  const at = percent(words / end);
  return (
    <Scale aria-hidden focusable="false">
      <line x1="0%" x2="100%" y1="8" y2="8" stroke="var(--control)" />
      <rect x={percent(from / end)} width={percent((to - from) / end)} y="4" height="8" fill="var(--ok-soft)" />
      {[from, to].map((edge) => (
        <line key={edge} x1={percent(edge / end)} x2={percent(edge / end)} y1="2" y2="14" stroke="var(--ok)" />
      ))}
      <line x1={at} x2={at} y1="0" y2="16" stroke={colour} strokeWidth="3" />
    </Scale>
  );
};

/** How many words there are, and in which band; `id` lets the field be described by it. */
export const WordRuler = ({ id, text, limits }: { id?: string; text: string; limits: WordLimits | null }) => {
  const { t } = useTranslation('practice');
  const words = countWords(text);
  const count = <span>{t('written.words', { count: words })}</span>;
  if (!limits) return <Line id={id}>{count}</Line>;
  const band = wordBand(limits, words);
  const [from, to] = limits.good;
  // Nobody is told off before the first word.
  const hasBegun = words > 0;
  return (
    <Line id={id} data-band={band}>
      {count}
      <LimitScale words={words} limits={limits} colour={hasBegun ? colours[band] : 'var(--control)'} />
      {hasBegun && (
        <Band $colour={colours[band]}>
          {signs[band]} {t(`written.band.${band}`)}
        </Band>
      )}
      <span>{t('written.hint', { from, to })}</span>
    </Line>
  );
};
