import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EvidenceHeading } from '../evidence-heading.js';
import type { JudgedPoint, PointState } from './key-points.js';

const List = styled.ul`
  display: grid;
  gap: 4px;

  li {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    min-height: 36px;
    border-bottom: 1px solid var(--line);
  }

  [data-state='found'] {
    color: var(--ok);
  }

  [data-state='perhaps'] {
    color: var(--warn);
  }

  [data-state='absent'] {
    color: var(--text-2);
  }

  @media (max-width: 767px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: 4px 0;
    }

    [data-state] {
      grid-column: 1 / -1;
    }
  }
`;

const Count = styled.p`
  color: var(--text-2);
`;

const signs: Readonly<Record<PointState, string>> = { found: '✓', perhaps: '?', absent: '–' };

export interface PointsMadeProps {
  points: readonly JudgedPoint[];
  /** A recording is heard with doubts, a text is read. */
  medium: 'recording' | 'text';
  /** A button that leads to where the point was made. */
  children: (point: JudgedPoint) => ReactNode;
}

/** Which points the answer makes. Nothing heard is called missing for certain. */
export const PointsMade = ({ points, medium, children }: PointsMadeProps) => {
  const { t } = useTranslation('result');
  if (points.length === 0) return null;
  const found = points.filter(({ state }) => state === 'found').length;
  const perhaps = points.filter(({ state }) => state === 'perhaps').length;
  return (
    <section>
      <EvidenceHeading>{t('points.title')}</EvidenceHeading>
      <Count>
        {t('points.count', { found, perhaps, all: points.length })} {t(`points.${medium}.note`)}
      </Count>
      <List>
        {points.map((point) => (
          <li key={point.id}>
            <span data-state={point.state}>
              <span aria-hidden>{signs[point.state]}</span> {t(`points.${medium}.${point.state}`)}
            </span>
            <span lang="en">{point.who ? `${point.who}: ${point.text}` : point.text}</span>
            {children(point)}
          </li>
        ))}
      </List>
    </section>
  );
};
