import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { bars, type LevelWord, levelWord, litBars } from './level.js';

const frameMilliseconds = 1000 / 25;
const calmMilliseconds = 500;
const wordAfterMilliseconds = 2_000;

const Meter = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  min-height: 56px;

  p {
    color: var(--text-2);
  }
`;

const Bars = styled.div`
  display: flex;
  gap: 4px;
  height: 24px;

  i {
    width: 8px;
    border-radius: 2px;
    background: var(--line);
  }

  i[data-lit] {
    background: var(--ok);
  }

  i[data-lit][data-high] {
    background: var(--warn);
  }
`;

const loudBar = 10;

/** Twelve bars that follow the voice, and after two seconds a word. Drawn outside React: it moves 25 times a second. */
export const LevelMeter = ({ level }: { level: () => number }) => {
  const { t } = useTranslation('practice');
  const row = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState<LevelWord | null>(null);
  const read = useRef(level);
  read.current = level;

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let loudest = 0;
    let since = 0;
    const period = calm ? calmMilliseconds : frameMilliseconds;
    const timer = setInterval(() => {
      const now = read.current();
      loudest = Math.max(loudest, now);
      since += period;
      const lit = litBars(now);
      [...(row.current?.children ?? [])].forEach((bar, index) => {
        bar.toggleAttribute('data-lit', index < lit);
      });
      if (since < wordAfterMilliseconds) return;
      setWord(levelWord(loudest));
      loudest = 0;
      since = 0;
    }, period);
    return () => clearInterval(timer);
  }, []);

  return (
    <Meter aria-hidden data-testid="level-meter">
      <Bars ref={row}>
        {Array.from({ length: bars }, (_, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve fixed bars
          <i key={bar} data-high={bar >= loudBar || undefined} />
        ))}
      </Bars>
      <p>{word && t(`recorder.level.${word}`)}</p>
    </Meter>
  );
};
