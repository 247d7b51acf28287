import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ApiError } from '../../../lib/api/api-error.js';
import type { MockContent, MockSessionSummary } from '../../../lib/api/mock.shapes.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { CategoryMark, categories } from '../../../ui/category-mark.js';
import { ErrorBlock } from '../../../ui/error-block.js';
import { PageHeading } from '../../../ui/page-heading.js';
import { Sheet } from '../../../ui/sheet.js';
import { examSeconds, formatLeft } from '../sitting/server-clock.js';

const Card = styled(Sheet)`
  display: grid;
  gap: 16px;
  width: min(720px, calc(100% - 32px));
  margin: 24px auto;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
  }

  small {
    margin-left: auto;
    color: var(--text-2);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
`;

const Advice = styled.ul`
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  border-radius: var(--radius-small);
  background: var(--sunken);
  color: var(--text-2);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

export interface StartSheetProps {
  name: string;
  content: MockContent;
  /** An attempt that can go on. */
  open: MockSessionSummary | null;
  busy: boolean;
  error: ApiError | null;
  onStart: (restart: boolean) => void;
}

const leftOf = ({ expiresAt, serverTime }: MockSessionSummary): string =>
  formatLeft(expiresAt === null ? examSeconds : Math.max(0, expiresAt - serverTime));

/** What comes, how long it takes and why the browser will ask for the microphone, said before it does. */
export const StartSheet = ({ name, content, open, busy, error, onStart }: StartSheetProps) => {
  const { t } = useTranslation('mock');
  const [sure, setSure] = useState(false);
  const sections = categories.filter((section) => content[section].length > 0);
  const restart = () => (sure ? onStart(true) : setSure(true));
  return (
    <Card>
      <PageHeading title={name}>{name}</PageHeading>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <CategoryMark category={section} />
            <span>{t(`section.${section}`)}</span>
            <small>{t('start.items', { count: content[section].length })}</small>
          </li>
        ))}
      </ul>
      <p>{t('start.time')}</p>
      <Advice>
        <li>{t('start.computer')}</li>
        <li>{t('start.microphone')}</li>
        <li>{t('start.saved')}</li>
        <li>{t('start.clock')}</li>
      </Advice>
      {error && <ErrorBlock title={t('start.failed')} error={error} />}
      <Actions>
        {open ? (
          <>
            <Button kind="primary" busy={busy && t('start.starting')} onClick={() => onStart(false)}>
              {t('start.continue', { time: leftOf(open) })}
            </Button>
            <Button kind={sure ? 'danger' : 'secondary'} disabled={busy} onClick={restart}>
              {t(sure ? 'start.restartSure' : 'start.restart')}
            </Button>
            {sure && <span role="status">{t('start.restartNote')}</span>}
          </>
        ) : (
          <Button kind="primary" busy={busy && t('start.starting')} onClick={() => onStart(false)}>
            {t('start.start')}
          </Button>
        )}
        <ButtonLink to="/app/mock" $kind="quiet">
          {t('start.list')}
        </ButtonLink>
      </Actions>
    </Card>
  );
};
