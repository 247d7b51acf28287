import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LearningPlan, QuestionType } from '../../lib/api/shapes.js';
import { currentLocale } from '../../lib/i18n/locale.js';
import { Ruler } from '../../ui/ruler.js';
import { sheetStyle } from '../../ui/sheet.js';

export type NamedType = Pick<QuestionType, 'abbr' | 'name' | 'shortName'>;

const Day = styled.section<{ $today: boolean }>`
  ${sheetStyle}
  display: grid;
  gap: 8px;
  padding: 16px;
  ${({ $today }) => $today && 'border-left: 3px solid var(--brand);'}

  h3 {
    font-size: 16px;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
    gap: 4px 24px;
  }

  li {
    display: grid;
    grid-template-columns: 1fr auto 80px;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    font-variant-numeric: tabular-nums;
  }
`;

export interface PlanDayProps {
  day: LearningPlan['days'][number];
  types: ReadonlyMap<number, NamedType>;
  isToday?: boolean;
  children?: ReactNode;
}

const nameOfDay = (date: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'long', day: 'numeric', weekday: 'short' }).format(
    new Date(`${date}T12:00:00`),
  );

/** How many questions of which types on one day; what is done is ticked off by itself. */
export const PlanDay = ({ day, types, isToday = false, children }: PlanDayProps) => {
  const { t } = useTranslation('me');
  return (
    <Day $today={isToday} data-day={day.date}>
      <h3>{isToday ? t('plan.today', { day: nameOfDay(day.date) }) : nameOfDay(day.date)}</h3>
      <ul>
        {day.items.map(({ questionTypeId, target, done }) => {
          const type = types.get(questionTypeId);
          const label = t('plan.progress', { done, target });
          return (
            <li key={questionTypeId}>
              <Link to={`/app/question/list/${questionTypeId}`}>
                {type ? `${type.abbr} ${type.shortName || type.name}` : questionTypeId}
              </Link>
              <span>
                {done >= target && '✓ '}
                {done}/{target}
              </span>
              <Ruler label={label} from={0} to={target} value={done} ticks={2} />
            </li>
          );
        })}
      </ul>
      {children}
    </Day>
  );
};
