import { traitName } from '@pte/exam/traits';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { EnablingSkill, MockReport } from '../../../lib/api/mock.shapes.js';
import { inLocale } from '../../../lib/i18n/two-languages.js';
import { Ruler } from '../../../ui/ruler.js';
import { ReportSheet } from './report-sheet.js';
import { ScoreLine, ScoreList } from './score-lines.js';

const skills: readonly EnablingSkill[] = [
  'grammar',
  'oralFluency',
  'pronunciation',
  'spelling',
  'vocabulary',
  'writtenDiscourse',
];

const Rows = styled.ul`
  display: grid;
  gap: 8px;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 88px minmax(0, 160px);
    align-items: center;
    gap: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

/** The enabling skills on the exam's scale, and the points of each trait that they come from. */
export const SkillDetails = ({ report: { enablingSkills, traits = [] } }: { report: MockReport }) => {
  const { t } = useTranslation('report');
  return (
    <ReportSheet>
      <h2>{t('enabling.title')}</h2>
      <ScoreList>
        {skills.map((skill) => (
          <ScoreLine key={skill} name={t(`enabling.${skill}`)} score={enablingSkills[skill]} />
        ))}
      </ScoreList>
      {traits.length > 0 && (
        <details>
          <summary>{t('traits')}</summary>
          <Rows>
            {traits.map(({ i, s, f }) => {
              const name = inLocale(traitName(i));
              return (
                <li key={i}>
                  <span>{name}</span>
                  <span>
                    {s} / {f}
                  </span>
                  <Ruler label={`${name} ${s} / ${f}`} from={0} to={f} value={s} />
                </li>
              );
            })}
          </Rows>
        </details>
      )}
    </ReportSheet>
  );
};
