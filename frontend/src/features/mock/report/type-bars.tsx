import { builtInType, type Skill } from '@pte/exam/question-types';
import type { TypeContribution } from '@pte/exam/report/contributions';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MockReport } from '../../../lib/api/mock.shapes.js';
import { percentOf } from '../../../lib/i18n/numbers.js';
import { inLocale } from '../../../lib/i18n/two-languages.js';
import { ButtonLink } from '../../../ui/button.js';
import { media } from '../../../ui/media.js';
import { Ruler } from '../../../ui/ruler.js';
import { ReportSheet } from './report-sheet.js';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 8px;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: left;
  }

  thead th {
    color: var(--text-2);
    font-size: 12px;
  }

  ${media.mobile} {
    td:nth-child(3),
    th:nth-child(3) {
      display: none;
    }
  }
`;

const Picks = styled.ul`
  display: grid;
  gap: 12px;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
`;

const nameOf = (id: number): string => {
  const type = builtInType(id);
  return type ? `${type.abbr} ${inLocale(type)}` : String(id);
};

const skillWords = { S: 'speaking', W: 'writing', R: 'reading', L: 'listening' } as const;
const isSkill = (word: string): word is Skill => word in skillWords;

const useWeights = () => {
  const { t } = useTranslation('common');
  return ({ weights }: TypeContribution): string =>
    Object.entries(weights)
      .filter(([skill]) => isSkill(skill))
      .map(
        ([skill, weight]) =>
          `${t(`categoryMark.${skillWords[skill as Skill]}`)} ${percentOf(Math.round(weight * 100) / 100)}`,
      )
      .join(' · ');
};

/** What each type brought: the share of its points, and how much of which skill hangs on it. */
export const TypeBars = ({ report: { types = [] } }: { report: MockReport }) => {
  const { t } = useTranslation('report');
  const weights = useWeights();
  if (types.length === 0) return null;
  return (
    <ReportSheet>
      <h2>{t('types.title')}</h2>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('types.type')}</th>
            <th scope="col">{t('types.share')}</th>
            <th scope="col">{t('types.bar')}</th>
            <th scope="col">{t('types.weight')}</th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type.questionTypeId}>
              <th scope="row">
                {nameOf(type.questionTypeId)} {t('types.items', { count: type.items })}
              </th>
              <td>{percentOf(type.share)}</td>
              <td>
                <Ruler label={percentOf(type.share)} from={0} to={1} value={type.share} ticks={3} />
              </td>
              <td>{weights(type)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ReportSheet>
  );
};

/** The types furthest below and above the rest, each with the way to practise it. */
export const StrengthsAndWeaknesses = ({ report }: { report: MockReport }) => {
  const { t } = useTranslation('report');
  const { strengths = [], weaknesses = [], types = [] } = report;
  if (strengths.length + weaknesses.length === 0) return null;
  const shareOf = (id: number) => percentOf(types.find(({ questionTypeId }) => questionTypeId === id)?.share ?? 0);
  return (
    <ReportSheet>
      <h2>{t('analysis.title')}</h2>
      <Picks>
        {weaknesses.map((id) => (
          <li key={id}>
            <span>{t('analysis.weak', { name: nameOf(id), share: shareOf(id) })}</span>
            <ButtonLink to={`/app/question/list/${id}`} data-screen-only>
              {t('analysis.practise', { abbr: builtInType(id)?.abbr })}
            </ButtonLink>
          </li>
        ))}
        {strengths.map((id) => (
          <li key={id}>
            <span>{t('analysis.strong', { name: nameOf(id), share: shareOf(id) })}</span>
            <Link to={`/app/question/list/${id}`} data-screen-only>
              {t('analysis.keep', { abbr: builtInType(id)?.abbr })}
            </Link>
          </li>
        ))}
      </Picks>
    </ReportSheet>
  );
};
