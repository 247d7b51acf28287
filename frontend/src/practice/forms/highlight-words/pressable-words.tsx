import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../lib/store.js';
import { PassageBox } from '../../passage/passage.js';
import { splitWords } from './split-words.js';
import { WordButton } from './word-button.js';

const Picked = styled.p`
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

export interface PressableWordsProps {
  material: string;
  chosen: readonly number[];
  onToggle: (i: number) => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Every word can be pressed; the whole text is one stop of the Tab key, and arrows walk the words. */
export const PressableWords = ({ material, chosen, onToggle }: PressableWordsProps) => {
  const { t } = useTranslation('practice');
  const size = useAppSelector(({ preferences }) => preferences.passageSize);
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const paragraphs = splitWords(material);
  const last = paragraphs.flat().length - 1;

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = step(stop, last);
    setStop(next);
    box.current?.querySelector<HTMLElement>(`[data-word="${next}"]`)?.focus();
  };

  return (
    <>
      <PassageBox
        ref={box}
        lang="en"
        $size={size}
        role="group"
        aria-label={t('highlight.label')}
        data-arrows
        onKeyDown={walk}
      >
        {paragraphs.map((words) => (
          <p key={words[0]?.i}>
            {words.map(({ i, text }) => (
              <Fragment key={i}>
                <WordButton
                  type="button"
                  data-word={i}
                  aria-pressed={chosen.includes(i)}
                  tabIndex={i === stop ? 0 : -1}
                  onFocus={() => setStop(i)}
                  onClick={() => onToggle(i)}
                >
                  {text}
                </WordButton>{' '}
              </Fragment>
            ))}
          </p>
        ))}
      </PassageBox>
      <Picked role="status">{t('highlight.picked', { count: chosen.length })}</Picked>
    </>
  );
};
