import { Fragment, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppSelector } from '../../lib/store.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { PassageBox } from '../passage/passage.js';
import type { Track } from '../player/track.js';
import { useTrackState } from '../player/use-track.js';
import { type JudgedWord, judgedWords } from './judged-words.js';
import { markStyle } from './mark-style.js';
import type { Mark } from './word-marks.js';

const Word = styled.button`
  min-width: 24px;
  margin: 0 -2px;
  padding: 0 2px;
  border: 0;
  border-radius: 2px;
  background: none;
  color: var(--text);
  font: inherit;
  cursor: pointer;
  ${markStyle}

  &:disabled {
    cursor: default;
  }

  &[data-current] {
    background: var(--brand-soft);
  }

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--sunken);
    }
  }
`;

const Pause = styled.span<{ $long: boolean }>`
  padding: 0 4px;
  border-radius: var(--radius-small);
  background: var(--sunken);
  color: var(--text-2);
  font-family: var(--font-ui);
  font-size: 12px;
  font-weight: ${({ $long }) => ($long ? 600 : 400)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const wrap = { said: ['', ''], unclear: ['', ''], missed: ['[', ']'], inserted: ['^', '^'] } as const;

export interface MarkedPassageProps {
  marks: readonly (readonly Mark[])[];
  /** The recording that the words follow; null while it is not there yet. */
  track: Track | null;
  /** Colours what was read right as well. */
  coloured: boolean;
  /** A word was chosen. Only words that can be heard, from the learner or from a model, can. */
  onPick: (word: JudgedWord) => void;
  /** Whether every word of the text can be heard from a model. */
  modelled?: boolean;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrows walk the words, so that the passage is one stop of the Tab key. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key];
  if (!step) return;
  const words = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  words[words.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  event.preventDefault();
};

/** The passage with every word a button; the one sounding has a ground. */
export const MarkedPassage = ({ marks, track, coloured, onPick, modelled = false }: MarkedPassageProps) => {
  const size = useAppSelector(({ preferences }) => preferences.passageSize);
  const words = judgedWords(marks);
  const canBeHeard = ({ span, index }: JudgedWord) => span !== null || (modelled && index !== null);
  const [stop, setStop] = useState<string | null>(null);
  const firstStop = words.find(canBeHeard)?.key;
  const current = useTrackState(track, ({ playing, position }) =>
    playing ? (words.find(({ span }) => span && position >= span[0] && position < span[1])?.key ?? null) : null,
  );
  return (
    <PassageBox lang="en" $size={size} data-testid="marked-passage" data-arrows onKeyDown={walk}>
      {marks.map((paragraph, order) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are named by their place
        <p key={order}>
          {paragraph.map((mark) => (
            <Fragment key={mark.key}>
              <MarkView
                mark={mark}
                current={mark.key === current}
                coloured={coloured}
                canBeHeard={canBeHeard}
                tabIndex={mark.key === (stop ?? firstStop) ? 0 : -1}
                onFocus={() => setStop(mark.key)}
                onPick={onPick}
              />{' '}
            </Fragment>
          ))}
        </p>
      ))}
    </PassageBox>
  );
};

interface MarkViewProps extends Pick<MarkedPassageProps, 'coloured' | 'onPick'> {
  mark: Mark;
  current: boolean;
  canBeHeard: (word: JudgedWord) => boolean;
  tabIndex: number;
  onFocus: () => void;
}

const MarkView = ({ mark, current, coloured, canBeHeard, tabIndex, onFocus, onPick }: MarkViewProps) => {
  const { t, i18n } = useTranslation('practice');
  if (mark.kind === 'plain') return mark.text;
  if (mark.kind === 'pause') {
    return (
      <Pause $long={mark.long} lang={i18n.language}>
        <VisuallyHidden>{t('words.pause', { seconds: mark.seconds.toFixed(1) })}</VisuallyHidden>
        <span aria-hidden>‖{mark.seconds.toFixed(1)}s</span>
      </Pause>
    );
  }
  const { text, kind, state } = mark;
  const [open, close] = wrap[kind];
  return (
    <Word
      type="button"
      data-kind={kind}
      data-coloured={coloured || undefined}
      data-current={current || undefined}
      disabled={!canBeHeard(mark)}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={() => onPick(mark)}
    >
      {kind !== 'said' && <VisuallyHidden lang={i18n.language}>{t(`words.state.${state}`)} </VisuallyHidden>}
      {open}
      {text}
      {close}
    </Word>
  );
};
