import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Category, categories } from '../../../ui/category-mark.js';

type Scores = Record<Category, number | null>;

const size = 280;
const center = size / 2;
const radius = 96;
const [lowest, highest] = [10, 90];

const directions: Record<Category, readonly [x: number, y: number]> = {
  speaking: [0, -1],
  writing: [1, 0],
  reading: [0, 1],
  listening: [-1, 0],
};

const Figure = styled.figure`
  display: grid;
  justify-items: center;

  svg {
    width: min(${size}px, 100%);
    height: auto;
    overflow: visible;
  }

  text {
    fill: var(--text-2);
    font-size: 12px;
  }
`;

const pointOf = (category: Category, score: number): string => {
  const [x, y] = directions[category];
  const reach = (radius * (Math.min(Math.max(score, lowest), highest) - lowest)) / (highest - lowest);
  return `${center + x * reach},${center + y * reach}`;
};

const outline = (scores: Scores): string =>
  categories.map((category) => pointOf(category, scores[category] ?? lowest)).join(' ');

const all = (score: number): Scores => ({ speaking: score, writing: score, reading: score, listening: score });

/** The four skills as a shape, the targets as a dashed one. The numbers stand beside it. */
export const Radar = ({ scores, targets }: { scores: Scores; targets: Scores | null }) => {
  const { t } = useTranslation(['report', 'common']);
  return (
    <Figure>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('report:radar')}>
        {[30, 50, 70, 90].map((score) => (
          <polygon key={score} points={outline(all(score))} fill="none" stroke="var(--line)" />
        ))}
        {categories.map((category) => {
          const [x, y] = directions[category];
          return (
            <g key={category}>
              <line
                x1={center}
                y1={center}
                x2={center + x * radius}
                y2={center + y * radius}
                stroke="var(--line)"
                aria-hidden
              />
              <text
                x={center + x * (radius + 12)}
                y={center + y * (radius + 18) + 4}
                textAnchor={x === 0 ? 'middle' : x > 0 ? 'start' : 'end'}
              >
                {t(`common:category.${category}`)}
              </text>
            </g>
          );
        })}
        {targets && (
          <polygon points={outline(targets)} fill="none" stroke="var(--text)" strokeWidth="1.5" strokeDasharray="4 4" />
        )}
        <polygon points={outline(scores)} fill="var(--brand)" fillOpacity="0.2" stroke="var(--brand)" strokeWidth="2" />
        {categories.map((category) => {
          const [cx, cy] = pointOf(category, scores[category] ?? lowest).split(',');
          return scores[category] === null ? null : <circle key={category} cx={cx} cy={cy} r="4" fill="var(--brand)" />;
        })}
      </svg>
    </Figure>
  );
};
