import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelfUser } from '../../../lib/api/shapes.js';
import { canAuthenticateDevice, enrolDevice, forgetDevice } from '../../../lib/browser/device-authentication.js';
import { useAppDispatch } from '../../../lib/store.js';
import { toastShown } from '../../../lib/toast/toast.slice.js';
import { Switch } from '../../../ui/switch.js';
import { usePreferences } from '../use-preferences.js';

/** Asks this device's owner before the account's keys and before a payment. */
export const DeviceRow = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('me');
  const dispatch = useAppDispatch();
  const { preferences, change } = usePreferences();
  const [isPossible, setPossible] = useState(false);
  useEffect(() => void canAuthenticateDevice().then(setPossible), []);

  const choose = async (isWanted: boolean) => {
    if (!isWanted) {
      forgetDevice();
      return change({ enableDeviceAuthentication: false });
    }
    if (await enrolDevice(user.name)) return change({ enableDeviceAuthentication: true });
    dispatch(toastShown({ kind: 'error', message: t('device.refused') }));
  };
  if (!isPossible && !preferences.enableDeviceAuthentication) return <p>{t('device.impossible')}</p>;
  return (
    <Switch
      label={t('device.name')}
      hint={t('device.hint')}
      checked={preferences.enableDeviceAuthentication}
      onChange={(isWanted) => void choose(isWanted)}
    />
  );
};
