import { styled } from 'styled-components';

export interface RulerProps {
  /** Name for those who do not see it, with the value in words. */
  label: string;
  from: number;
  to: number;
  /** The filled mark; null draws an empty scale. */
  value: number | null;
  /** The open mark. */
  target?: number | null;
  /** Ticks, the ends included. */
  ticks?: number;
  /** Colour of the filled mark, a CSS value. */
  color?: string;
  /** Writes the ends beside the scale. */
  ends?: boolean;
}

const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-width: 72px;
  color: var(--text-3);
  font-size: 12px;
  font-variant-numeric: tabular-nums;

  svg {
    flex: 1;
    min-width: 0;
    height: 16px;
    padding: 0 6px;
    overflow: visible;
  }
`;

const percent = (value: number, from: number, to: number): string =>
  `${(100 * (Math.min(Math.max(value, from), to) - from)) / (to - from || 1)}%`;

/** The house's one figure: a scale with ticks, a filled mark for now and an open one for the target. */
export const Ruler = (props: RulerProps) => {
  const { label, from, to, value, target = null, ticks = 5, color = 'var(--brand)', ends } = props;
  const steps = Array.from({ length: ticks }, (_, tick) => percent(tick, 0, ticks - 1));
  const now = value === null ? null : percent(value, from, to);
  return (
    <Figure role="img" aria-label={label}>
      {ends && <span aria-hidden>{from}</span>}
      <svg aria-hidden="true" focusable="false">
        <line x1="0%" x2="100%" y1="8" y2="8" stroke="var(--control)" />
        {steps.map((x) => (
          <line key={x} x1={x} x2={x} y1="4" y2="12" stroke="var(--control)" />
        ))}
        {target !== null && (
          <circle
            cx={percent(target, from, to)}
            cy="8"
            r="4"
            fill="var(--surface)"
            stroke="var(--text)"
            strokeWidth="1.5"
          />
        )}
        {now && <line x1="0%" x2={now} y1="8" y2="8" stroke={color} strokeWidth="3" />}
        {now && <circle cx={now} cy="8" r="5" fill={color} />}
      </svg>
      {ends && <span aria-hidden>{to}</span>}
    </Figure>
  );
};
