import type { AccuracyFigure } from '@pte/exam/accuracy-report';
import { styled } from 'styled-components';

const Figure = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--text-3);
  font-size: 12px;
  font-variant-numeric: tabular-nums;

  svg {
    flex: 1;
    min-width: 0;
    height: 28px;
    padding: 0 6px;
    overflow: visible;
  }
`;

/** Guessing reaches this; the scale begins there. */
const guessing: Partial<Record<AccuracyFigure['measure'], number>> = { auc: 0.5 };
const ticks = [0, 0.25, 0.5, 0.75, 1];

export interface FigureRulerProps {
  figure: AccuracyFigure;
  /** All of it in words. */
  label: string;
}

/** A figure on its scale: the filled mark with the interval around it, the goal as an open mark, people as a band above. */
export const FigureRuler = ({ figure: { measure, value, interval, goal, human }, label }: FigureRulerProps) => {
  const from = guessing[measure] ?? 0;
  const place = (at: number): number => (100 * (Math.min(Math.max(at, from), 1) - from)) / (1 - from);
  const x = (at: number): string => `${place(at)}%`;
  const width = ({ low, high }: { low: number; high: number }): string => `${Math.max(place(high) - place(low), 1)}%`;
  return (
    <Figure role="img" aria-label={label}>
      <span aria-hidden>{from}</span>
      <svg aria-hidden="true" focusable="false">
        {human && (
          <rect
            x={x(human.low)}
            width={width(human)}
            y="1"
            height="8"
            fill="none"
            stroke="var(--text-2)"
            strokeDasharray="3 2"
          />
        )}
        <line x1="0%" x2="100%" y1="18" y2="18" stroke="var(--control)" />
        {ticks.map((tick) => (
          <line key={tick} x1={`${100 * tick}%`} x2={`${100 * tick}%`} y1="14" y2="22" stroke="var(--control)" />
        ))}
        {interval && (
          <rect x={x(interval.low)} width={width(interval)} y="15" height="6" fill="var(--brand)" opacity="0.35" />
        )}
        {goal !== undefined && (
          <circle cx={x(goal)} cy="18" r="4" fill="var(--surface)" stroke="var(--text)" strokeWidth="1.5" />
        )}
        <circle cx={x(value)} cy="18" r="5" fill="var(--brand)" />
      </svg>
      <span aria-hidden>1</span>
    </Figure>
  );
};
