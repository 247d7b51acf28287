import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TypeColumns } from '../../features/question/type-columns.js';
import { useQuestionTypesQuery } from '../../lib/api/question.endpoints.js';
import { Button } from '../../ui/button.js';
import { media } from '../../ui/media.js';
import { PopoverPanel } from '../../ui/popover-panel.js';
import { SkeletonLines } from '../../ui/skeleton.js';

const panelId = 'bank-menu';

const Panel = styled(PopoverPanel)`
  top: calc(var(--header-height) + 4px);
  left: 50%;
  width: min(960px, calc(100vw - 32px));
  max-height: calc(100dvh - var(--header-height) - 24px);
  overflow: auto;
  transform: translateX(-50%);
`;

const Opener = styled(Button)`
  ${media.mobile} {
    display: none;
  }
`;

const Types = () => {
  const { t } = useTranslation('common');
  const { data, isError, refetch } = useQuestionTypesQuery(2);
  if (data) return <TypeColumns types={data} />;
  if (!isError) return <SkeletonLines lines={8} />;
  return (
    <>
      <p>{t('shell.bankFailed')}</p>
      <Button onClick={() => void refetch()}>{t('action.retry')}</Button>
    </>
  );
};

export const BankMenu = () => {
  const { t } = useTranslation('common');
  return (
    <>
      <Opener kind="quiet" popoverTarget={panelId}>
        {t('shell.bank')}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Opener>
      <Panel id={panelId}>{() => <Types />}</Panel>
    </>
  );
};
