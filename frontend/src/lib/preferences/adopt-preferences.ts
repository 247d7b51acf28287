import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { accountApi } from '../api/account.endpoints.js';
import { changeLocale, currentLocale, hasStoredLocale } from '../i18n/locale.js';
import { chooseTheme, hasStoredTheme } from '../theme/theme.js';
import { hasStoredPreferences } from './preferences.js';
import { preferencesChanged } from './preferences.slice.js';

type Effect = ThunkAction<Promise<void>, unknown, unknown, UnknownAction>;

/**
 * Takes over the account's preferences where this device has none of its own: the device is the truth, the account a
 * copy. Without an answer the defaults stay. Another language loads the page anew.
 */
export const adoptPreferences = (): Effect => async (dispatch) => {
  const missing = { theme: !hasStoredTheme(), locale: !hasStoredLocale(), rest: !hasStoredPreferences() };
  if (!missing.theme && !missing.locale && !missing.rest) return;
  const { data } = await dispatch(accountApi.endpoints.preferences.initiate(undefined, { subscribe: false }));
  if (!data) return;
  const { theme, locale, preloadMedia, requireAuthentication, hideFooter } = data;
  if (missing.rest) dispatch(preferencesChanged({ preloadMedia, requireAuthentication, hideFooter }));
  if (missing.theme) chooseTheme(theme);
  if (missing.locale && locale !== currentLocale()) changeLocale(locale);
};
