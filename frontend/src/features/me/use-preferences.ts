import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePreferencesMutation } from '../../lib/api/account.endpoints.js';
import { isApiError } from '../../lib/api/api-error.js';
import type { ServerPreferences } from '../../lib/api/shapes.js';
import type { LocalPreferences } from '../../lib/preferences/preferences.js';
import { preferencesChanged } from '../../lib/preferences/preferences.slice.js';
import { useAppDispatch, useAppSelector } from '../../lib/store.js';
import { chooseTheme, type ThemeChoice, themeChoice } from '../../lib/theme/theme.js';
import { toastShown } from '../../lib/toast/toast.slice.js';

/** The part that the account keeps; letters and sizes belong to the device. */
const serverPart = ({ passageSize, shortcuts, ...kept }: Partial<LocalPreferences>): Partial<ServerPreferences> => kept;

/** This device is the truth; the account gets a copy, and a failure to give it one is only told. */
export const usePreferences = () => {
  const { t } = useTranslation('me');
  const dispatch = useAppDispatch();
  const preferences = useAppSelector((state) => state.preferences);
  const [theme, setTheme] = useState(themeChoice);
  const [send] = useChangePreferencesMutation();

  const sync = async (changes: Partial<ServerPreferences>) => {
    if (Object.keys(changes).length === 0) return;
    const { error } = await send(changes);
    if (isApiError(error)) {
      dispatch(toastShown({ kind: 'error', message: t('preferences.notSynced', { message: error.message }) }));
    }
  };
  const change = (changes: Partial<LocalPreferences>) => {
    dispatch(preferencesChanged(changes));
    void sync(serverPart(changes));
  };
  const changeTheme = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setTheme(choice);
    void sync({ theme: choice });
  };
  return { preferences, theme, change, changeTheme, sync };
};
