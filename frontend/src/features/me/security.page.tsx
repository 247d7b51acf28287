import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { confirmDevice } from '../../lib/browser/device-authentication.js';
import { useUser } from '../../lib/session/use-session.js';
import { Button } from '../../ui/button.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';
import { ContactRow } from './security/contact-row.js';
import { DeviceRow } from './security/device-row.js';
import { PasswordRow } from './security/password-row.js';
import { TotpRow } from './security/totp-row.js';
import { WechatRow } from './security/wechat-row.js';
import { SessionList } from './session-list.js';

const Page = styled.div`
  display: grid;
  gap: 16px;
`;

const Part = styled(Sheet)`
  display: grid;
  gap: 8px;
`;

/** Nothing of the account's keys is shown before this device's owner has proved themselves, where they asked for that. */
export const SecurityPage = () => {
  const { t } = useTranslation('me');
  const user = useUser();
  const [proof, setProof] = useState<'asking' | 'given' | 'refused'>('asking');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true;
    setProof('asking');
    void confirmDevice().then((isOwner) => isCurrent && setProof(isOwner ? 'given' : 'refused'));
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  return (
    <Page>
      <PageHeading title={t('security.title')}>{t('security.title')}</PageHeading>
      {proof === 'asking' && <p role="status">{t('security.confirming')}</p>}
      {proof === 'refused' && (
        <Part>
          <p>{t('security.notConfirmed')}</p>
          <div>
            <Button onClick={() => setAttempt(attempt + 1)}>{t('security.confirmAgain')}</Button>
          </div>
        </Part>
      )}
      {proof === 'given' && user && (
        <>
          <Part>
            <PasswordRow user={user} />
            <ContactRow kind="phone" current={user.phone} />
            <ContactRow kind="email" current={user.email} />
            <WechatRow user={user} />
            <TotpRow user={user} />
            <DeviceRow user={user} />
          </Part>
          <Part>
            <h2>{t('security.sessions')}</h2>
            <SessionList />
          </Part>
        </>
      )}
    </Page>
  );
};
