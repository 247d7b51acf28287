import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatClock } from '../../lib/time/clock.js';
import { IconButton } from '../../ui/icon-button.js';
import type { Track } from './track.js';

const Toggle = styled(IconButton)`
  padding: 0 8px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &[aria-pressed='true'] {
    background: var(--brand-soft);
    color: var(--brand);
  }
`;

type Part = readonly [from: number] | readonly [from: number, to: number] | null;

const nextStep = { none: 'player.repeatFrom', begun: 'player.repeatTo', running: 'player.repeatOff' } as const;

const stepOf = (part: Part): keyof typeof nextStep => {
  if (!part) return 'none';
  return part.length === 1 ? 'begun' : 'running';
};

/** Marks a beginning, then an end, then plays that part again and again until it is pressed once more. */
export const RepeatButton = ({ track, position }: { track: Track; position: number }) => {
  const { t } = useTranslation('practice');
  const [part, setPart] = useState<Part>(null);
  const press = () => {
    if (!part) return setPart([position]);
    if (part.length === 2 || position <= part[0]) {
      track.repeat(null);
      return setPart(null);
    }
    const whole = [part[0], position] as const;
    track.repeat(whole);
    setPart(whole);
  };
  const shown = part ? part.map(formatClock).join(' – ') : 'A-B';
  const name = `${shown} ${t(nextStep[stepOf(part)])}`;
  return (
    <Toggle aria-label={name} title={name} aria-pressed={part !== null} onClick={press}>
      {shown}
    </Toggle>
  );
};
