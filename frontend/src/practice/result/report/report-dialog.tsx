import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isApiError } from '../../../lib/api/api-error.js';
import { useReportMutation } from '../../../lib/api/site.endpoints.js';
import { readText, removeStored, writeText } from '../../../lib/storage/local-store.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form } from '../../../ui/form.js';
import { TextArea } from '../../../ui/text-area.js';

/** Characters of a report. Source: api.md 15. */
const longest = 2000;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
`;

export interface ReportDialogProps {
  submissionId: number;
  onClose: () => void;
}

/** Sends a score to the staff with the learner's reason. What was typed is kept on this device until it is accepted. */
export const ReportDialog = ({ submissionId, onClose }: ReportDialogProps) => {
  const { t } = useTranslation(['result', 'common']);
  const draft = `draft:score-report:${submissionId}`;
  const [content, setContent] = useState(() => readText(draft) ?? '');
  const [problem, setProblem] = useState<string>();
  const [report, { isLoading, isSuccess }] = useReportMutation();

  const send = async () => {
    if (!content.trim()) return setProblem(t('result:report.empty'));
    setProblem(undefined);
    const { error } = await report({ targetType: 'submission', targetId: submissionId, content: content.trim() });
    if (error) return setProblem(isApiError(error) ? error.message : t('result:report.failed'));
    removeStored(draft);
  };

  return (
    <Dialog title={t('result:report.title')} width="medium" onClose={onClose}>
      {isSuccess ? (
        <>
          <p role="status">{t('result:report.thanks')}</p>
          <Actions>
            <Button kind="primary" onClick={onClose}>
              {t('common:action.close')}
            </Button>
          </Actions>
        </>
      ) : (
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>{t('result:report.about')}</p>
          <TextArea
            label={t('result:report.label')}
            hint={t('result:report.hint')}
            error={problem}
            maxLength={longest}
            value={content}
            onChange={(event) => {
              setContent(event.target.value);
              writeText(draft, event.target.value);
            }}
          />
          <Actions>
            <Button onClick={onClose}>{t('common:action.cancel')}</Button>
            <Button type="submit" kind="primary" busy={isLoading && t('result:report.busy')}>
              {t('result:report.send')}
            </Button>
          </Actions>
        </Form>
      )}
    </Dialog>
  );
};
