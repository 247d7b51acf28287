import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { lazyPage } from '../../../lib/lazy-page.js';
import { Button } from '../../../ui/button.js';

const ReportDialog = lazyPage(() => import('./report-dialog.js').then((module) => module.ReportDialog));

const Quiet = styled(Button)`
  justify-self: start;
  margin-left: -8px;
  font-weight: 400;
`;

/** For a learner who does not believe a score. */
export const ReportScore = ({ submissionId }: { submissionId: number }) => {
  const { t } = useTranslation('result');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Quiet kind="quiet" onClick={() => setOpen(true)}>
        {t('report.open')}
      </Quiet>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog submissionId={submissionId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
