import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api/api-error.js';
import { useMockReportQuery } from '../../../lib/api/mock.endpoints.js';
import { ButtonLink } from '../../../ui/button.js';
import { Empty } from '../../../ui/empty.js';
import { ErrorBlock } from '../../../ui/error-block.js';
import { Sheet } from '../../../ui/sheet.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { SkillDetails } from './skill-details.js';
import { TotalScore } from './total-score.js';
import { StrengthsAndWeaknesses, TypeBars } from './type-bars.js';
import { usePreviousOverall } from './use-previous-overall.js';

/** The numbers on 10-90; for VIPs. */
export const ReportView = ({ sessionId, mockId }: { sessionId: string; mockId: number }) => {
  const { t } = useTranslation('report');
  const { data: report, error, refetch } = useMockReportQuery(sessionId, { refetchOnMountOrArgChange: true });
  const previous = usePreviousOverall(mockId, sessionId);
  if (isApiError(error) && error.reason === 'VIP_REQUIRED') {
    return (
      <Sheet>
        <Empty action={<ButtonLink to="/vip">{t('vipPlans')}</ButtonLink>}>{t('vipOnly')}</Empty>
      </Sheet>
    );
  }
  if (error && !report) return <ErrorBlock title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!report) return <Skeleton $height={420} />;
  return (
    <>
      <TotalScore report={report} previous={previous} />
      <SkillDetails report={report} />
      <StrengthsAndWeaknesses report={report} />
      <TypeBars report={report} />
    </>
  );
};
