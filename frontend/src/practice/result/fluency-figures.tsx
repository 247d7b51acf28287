import type { FluencyEvidence } from '@pte/exam/scoring-result';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
  gap: 12px;

  dt {
    color: var(--text-2);
    font-size: 12px;
  }

  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const round = (value: number): number => Math.round(value * 10) / 10;

export const FluencyFigures = ({ fluency }: { fluency: FluencyEvidence }) => {
  const { t } = useTranslation('practice');
  const figures = [
    { name: 'rate', value: t('fluency.perMinute', { value: Math.round(fluency.wpm) }) },
    { name: 'syllables', value: t('fluency.perSecond', { value: round(fluency.sps) }) },
    { name: 'pauses', value: String(fluency.pauses) },
    { name: 'longPauses', value: String(fluency.longPauses) },
    { name: 'fillers', value: String(fluency.fillers) },
    { name: 'repairs', value: String(fluency.repairs) },
    { name: 'meanRun', value: t('fluency.words', { value: round(fluency.meanRun) }) },
  ] as const;
  return (
    <section>
      <h3>{t('fluency.title')}</h3>
      <Figures>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`fluency.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
    </section>
  );
};
