import { readJson, writeJson } from '../storage/local-store.js';

export interface LocalPreferences {
  /** Fetches the audio of a question with the page instead of on play. */
  preloadMedia: boolean;
  /** All of /app asks for sign-in on this device. */
  requireAuthentication: boolean;
  /** This device's owner is asked before the account's keys and before a payment. */
  enableDeviceAuthentication: boolean;
  hideFooter: boolean;
  /** Single-letter shortcuts. */
  shortcuts: boolean;
  /** Exam English in pixels, 17-23. */
  passageSize: number;
}

export const defaultPreferences: LocalPreferences = {
  preloadMedia: true,
  requireAuthentication: false,
  enableDeviceAuthentication: false,
  hideFooter: false,
  shortcuts: true,
  passageSize: 19,
};

export const passageSizes = [17, 19, 21, 23] as const;

const key = 'pte-preferences';

export const hasStoredPreferences = (): boolean => readJson(key) !== null;

type FlagName = Exclude<keyof LocalPreferences, 'passageSize'>;

/** Unknown and ill-typed stored values fall back to the defaults. */
export const readPreferences = (): LocalPreferences => {
  const stored = readJson(key);
  if (typeof stored !== 'object' || stored === null) return defaultPreferences;
  const values = stored as Partial<LocalPreferences>;
  const flag = (name: FlagName) => (typeof values[name] === 'boolean' ? values[name] : defaultPreferences[name]);
  const size = passageSizes.find((one) => one === values.passageSize);
  return {
    preloadMedia: flag('preloadMedia'),
    requireAuthentication: flag('requireAuthentication'),
    enableDeviceAuthentication: flag('enableDeviceAuthentication'),
    hideFooter: flag('hideFooter'),
    shortcuts: flag('shortcuts'),
    passageSize: size ?? defaultPreferences.passageSize,
  };
};

export const storePreferences = (preferences: LocalPreferences): void => {
  writeJson(key, preferences);
};
