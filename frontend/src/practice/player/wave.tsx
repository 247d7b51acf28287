import { styled } from 'styled-components';

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 32px;
`;

/** Decoration under the slider: what was played is drawn in ink. */
export const Wave = ({ peaks, played }: { peaks: readonly number[]; played: number }) => {
  const highest = Math.max(...peaks, 0.05);
  const path = (from: number, to: number) =>
    peaks
      .slice(from, to)
      .map((peak, index) => {
        const half = Math.max(0.5, (peak / highest) * 15);
        return `M${from + index + 0.5} ${16 - half}V${16 + half}`;
      })
      .join('');
  const edge = Math.round(peaks.length * played);
  return (
    <Picture viewBox={`0 0 ${Math.max(1, peaks.length)} 32`} preserveAspectRatio="none" aria-hidden focusable="false">
      <path d={path(0, edge)} stroke="var(--brand)" strokeWidth="0.7" />
      <path d={path(edge, peaks.length)} stroke="var(--control)" strokeWidth="0.7" />
    </Picture>
  );
};
