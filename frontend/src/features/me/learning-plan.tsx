import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isApiError } from '../../lib/api/api-error.js';
import { useMakePlanAnewMutation, usePlanQuery } from '../../lib/api/profile.endpoints.js';
import { useQuestionTypesQuery } from '../../lib/api/question.endpoints.js';
import { useIsVip } from '../../lib/session/use-session.js';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Empty } from '../../ui/empty.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { type NamedType, PlanDay } from './plan-day.js';
import { SamplePlan } from './sample-plan.js';

const Page = styled.div`
  display: grid;
  gap: 16px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;

const Days = styled.ol`
  display: grid;
  gap: 12px;
`;

/** The next seven days for members; others see what one looks like. */
export const LearningPlanTab = () => (useIsVip() ? <OwnPlan /> : <SamplePlan />);

const isSection = (name: string): name is 'speaking' | 'writing' | 'reading' | 'listening' =>
  ['speaking', 'writing', 'reading', 'listening'].includes(name);

const OwnPlan = () => {
  const { t } = useTranslation(['me', 'common']);
  const dispatch = useAppDispatch();
  const { data: plan, error, refetch } = usePlanQuery();
  const { data: types = [] } = useQuestionTypesQuery(2);
  const [makeAnew, { isLoading }] = useMakePlanAnewMutation();
  if (isApiError(error) && error.reason === 'PTE_PROFILE_REQUIRED') {
    return (
      <Empty action={<ButtonLink to="/app/me/pte">{t('me:plan.setTargets')}</ButtonLink>}>
        {t('me:plan.needsTargets')}
      </Empty>
    );
  }
  if (!plan) {
    return error ? (
      <ErrorBlock title={t('me:plan.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines lines={7} height={44} />
    );
  }
  const [today, ...later] = plan.days;
  const first = today?.items.find(({ target, done }) => done < target);
  const named: ReadonlyMap<number, NamedType> = new Map(types.map((type) => [type.id, type]));
  const again = async () => {
    const { error: problem } = await makeAnew();
    const message = isApiError(problem) ? problem.message : t('me:plan.failed');
    dispatch(toastShown(problem ? { kind: 'error', message } : { kind: 'success', message: t('me:plan.made') }));
  };
  const focus = plan.focus.filter(isSection).map((name) => t(`common:category.${name}`));
  return (
    <Page>
      <Head>
        <p>
          {plan.daysLeft === null ? t('me:plan.noDate') : t('me:plan.daysLeft', { count: plan.daysLeft })}
          {focus.length > 0 && ` · ${t('me:plan.focus', { sections: focus.join(' · ') })}`}
        </p>
        <Button busy={isLoading && t('me:plan.making')} onClick={() => void again()}>
          {t('me:plan.again')}
        </Button>
      </Head>
      {today && (
        <PlanDay day={today} types={named} isToday>
          {first ? (
            <ButtonLink to={`/app/question/list/${first.questionTypeId}?hasPracticed=false`} $kind="primary">
              {t('me:plan.begin')}
            </ButtonLink>
          ) : (
            <p>{t('me:plan.doneToday')}</p>
          )}
        </PlanDay>
      )}
      <Days>
        {later.map((day) => (
          <li key={day.date}>
            <PlanDay day={day} types={named} />
          </li>
        ))}
      </Days>
    </Page>
  );
};
