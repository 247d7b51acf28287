import { bandOfScore } from '@pte/exam/score-bands';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MockReport } from '../../../lib/api/mock.shapes.js';
import { inLocale } from '../../../lib/i18n/two-languages.js';
import { signed } from '../../../lib/signed.js';
import { BigScore } from '../../../ui/big-score.js';
import { categories } from '../../../ui/category-mark.js';
import { Chip } from '../../../ui/chip.js';
import { Ruler } from '../../../ui/ruler.js';
import { OtherScales } from './other-scales.js';
import { Radar } from './radar.js';
import { ReportSheet } from './report-sheet.js';
import { ScoreLine, ScoreList } from './score-lines.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  align-items: center;
  gap: 24px;

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const targetsOf = ({ targets }: MockReport) =>
  targets && {
    speaking: targets.targetSpeaking,
    writing: targets.targetWriting,
    reading: targets.targetReading,
    listening: targets.targetListening,
  };

/** Total and skills on the ruler, as far as they are known. */
export const TotalScore = ({ report, previous }: { report: MockReport; previous: number | null }) => {
  const { t } = useTranslation(['report', 'common']);
  const { overall, ranges, communicativeSkills, complete } = report;
  const targets = targetsOf(report);
  const band = overall === null ? null : bandOfScore(overall);
  const total = t('report:overall');
  return (
    <ReportSheet>
      <h2>{total}</h2>
      {overall === null || !band ? (
        <p>{t('report:noOverall')}</p>
      ) : (
        <>
          <BigScore>
            <strong>{overall}</strong>
            <span>±{ranges.overall}</span>
            <b style={{ color: `var(--band-${band.step})` }}>{inLocale(band)}</b>
            {!complete && <Chip $tone="info">{t('report:provisional')}</Chip>}
            {previous !== null && <span>{t('report:compared', { difference: signed(overall - previous) })}</span>}
          </BigScore>
          <Ruler
            label={`${total} ${overall} ${inLocale(band)}`}
            from={10}
            to={90}
            value={overall}
            target={report.targets?.targetTotal ?? null}
            ticks={9}
            color={`var(--band-${band.step})`}
            ends
          />
        </>
      )}
      {overall === null && !complete && (
        <div>
          <Chip $tone="info">{t('report:provisional')}</Chip>
        </div>
      )}
      <Columns>
        <Radar scores={communicativeSkills} targets={targets} />
        <ScoreList>
          {categories.map((category) => (
            <ScoreLine
              key={category}
              name={t(`common:category.${category}`)}
              score={communicativeSkills[category]}
              range={ranges[category]}
              target={targets?.[category] ?? null}
            />
          ))}
        </ScoreList>
      </Columns>
      <OtherScales report={report} />
      <p>{t('report:disclaimer')}</p>
    </ReportSheet>
  );
};
