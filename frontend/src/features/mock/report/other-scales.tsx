import { cefrOf, clbOf, ieltsOf } from '@pte/exam/score-concordance';
import { useTranslation } from 'react-i18next';
import type { MockReport } from '../../../lib/api/mock.shapes.js';
import { categories } from '../../../ui/category-mark.js';

const core = 1;
const skills = { speaking: 'S', writing: 'W', reading: 'R', listening: 'L' } as const;

/** The same result on scales that universities and visa offices name: CEFR and IELTS, for the core exam CLB by skill. */
export const OtherScales = ({ report: { overall, examType, communicativeSkills } }: { report: MockReport }) => {
  const { t } = useTranslation(['report', 'common']);
  if (overall === null) return null;
  const ielts = ieltsOf(overall);
  const levels = categories.flatMap((category) => {
    const score = communicativeSkills[category];
    const level = score === null ? null : clbOf(skills[category], score);
    return level === null ? [] : [`${t(`common:category.${category}`)} ${level}`];
  });
  return (
    <p>
      {t('report:scale.cefr', { level: cefrOf(overall) })}
      {examType !== core && ielts !== null && ` · ${t('report:scale.ielts', { band: ielts.toFixed(1) })}`}
      {examType === core && levels.length > 0 && ` · ${t('report:scale.clb', { levels: levels.join(' · ') })}`}
    </p>
  );
};
