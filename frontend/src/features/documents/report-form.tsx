import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isApiError } from '../../lib/api/api-error.js';
import { useReportMutation } from '../../lib/api/site.endpoints.js';
import { useUser } from '../../lib/session/use-session.js';
import { readText, removeStored, writeText } from '../../lib/storage/local-store.js';
import { Button } from '../../ui/button.js';
import { FieldError } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { PageHeading } from '../../ui/page-heading.js';
import { TextArea } from '../../ui/text-area.js';

const draftKey = 'draft:site-report';
const longest = 2000;

const Page = styled.div`
  display: grid;
  gap: 16px;
`;

/** Tells the staff what is wrong with the site. What was typed survives a failure, a reload and a sign-in. */
export const ReportForm = () => {
  const { t } = useTranslation('documents');
  const user = useUser();
  const [content, setContent] = useState(() => readText(draftKey) ?? '');
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [report, { isLoading }] = useReportMutation();

  const type = (text: string) => {
    setContent(text);
    writeText(draftKey, text);
  };
  const send = async () => {
    if (!content.trim()) return setProblem(t('report.empty'));
    setProblem(undefined);
    const { error } = await report({ targetType: 'site', targetId: null, content: content.trim() });
    if (error) return setProblem(isApiError(error) ? error.message : t('report.failed'));
    removeStored(draftKey);
    setContent('');
    setIsSent(true);
  };

  return (
    <Page>
      <PageHeading title={t('report.title')}>{t('report.title')}</PageHeading>
      {isSent ? (
        <p role="status">{t('report.thanks')}</p>
      ) : (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <TextArea
            label={t('report.label')}
            hint={t('report.hint')}
            maxLength={longest}
            value={content}
            onChange={(event) => type(event.target.value)}
          />
          <div role="alert">{problem && <FieldError id="report-error">{problem}</FieldError>}</div>
          <div>
            {user ? (
              <Button type="submit" kind="primary" busy={isLoading && t('report.busy')}>
                {t('report.submit')}
              </Button>
            ) : (
              <Link to={`/auth/sign-in?from=${encodeURIComponent('/?page=report')}`}>{t('report.signIn')}</Link>
            )}
          </div>
        </Form>
      )}
    </Page>
  );
};
