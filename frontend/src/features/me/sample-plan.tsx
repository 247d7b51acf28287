import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useQuestionTypesQuery } from '../../lib/api/question.endpoints.js';
import { ButtonLink } from '../../ui/button.js';
import { Chip } from '../../ui/chip.js';
import { PlanDay } from './plan-day.js';

const Gate = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;

  > section {
    width: 100%;
  }
`;

/** What a day of a plan looks like; labelled as a sample, never blurred. */
const sample = {
  date: '2026-11-21',
  items: [
    { questionTypeId: 2, target: 5, done: 3 },
    { questionTypeId: 3, target: 10, done: 10 },
    { questionTypeId: 20, target: 6, done: 0 },
  ],
};

export const SamplePlan = () => {
  const { t } = useTranslation('me');
  const { data: types = [] } = useQuestionTypesQuery(2);
  return (
    <Gate>
      <Chip>{t('plan.sample')}</Chip>
      <PlanDay day={sample} types={new Map(types.map((type) => [type.id, type]))} />
      <p>{t('plan.vipOnly')}</p>
      <ButtonLink to="/vip" $kind="primary">
        {t('plan.getVip')}
      </ButtonLink>
    </Gate>
  );
};
