import { bandOfScore } from '@pte/exam/score-bands';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { inLocale } from '../../../lib/i18n/two-languages.js';
import { Ruler } from '../../../ui/ruler.js';

const Line = styled.li`
  display: grid;
  grid-template-columns: 96px 76px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 12px;
  min-height: 40px;
  font-variant-numeric: tabular-nums;

  b {
    font-size: 18px;
    font-weight: 600;
  }

  small {
    color: var(--text-2);
    font-size: 12px;
  }

  > small:last-child {
    min-width: 64px;
    text-align: right;
  }

  @media (max-width: 479px) {
    grid-template-columns: 1fr auto auto;

    > :nth-child(3) {
      grid-column: 1 / -1;
      order: 4;
    }
  }
`;

export interface ScoreLineProps {
  name: string;
  /** 10-90; null where there are too few answers. */
  score: number | null;
  /** Plus or minus. */
  range?: number | null;
  target?: number | null;
}

/** One score on the exam's ruler, with its band word, its range and the target. */
export const ScoreLine = ({ name, score, range = null, target = null }: ScoreLineProps) => {
  const { t } = useTranslation('report');
  const band = score === null ? null : bandOfScore(score);
  const word = band ? inLocale(band) : t('tooFew');
  return (
    <Line>
      <span>{name}</span>
      <span>
        {score !== null && <b>{score}</b>} {range !== null && <small>±{range}</small>}
      </span>
      <Ruler
        label={[`${name} ${score ?? ''} ${word}`, target === null ? '' : t('target', { target })].join(' ').trim()}
        from={10}
        to={90}
        value={score}
        target={target}
        ticks={9}
        color={band ? `var(--band-${band.step})` : 'var(--text)'}
        ends
      />
      <small>{word}</small>
    </Line>
  );
};

export const ScoreList = styled.ul`
  display: grid;
  gap: 4px;
`;
