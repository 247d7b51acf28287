import { readText, writeText } from '../storage/local-store.js';

export const locales = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof locales)[number];

const key = 'pte-locale';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

export const currentLocale = (): Locale => {
  const stored = readText(key);
  return isLocale(stored) ? stored : 'zh-CN';
};

export const hasStoredLocale = (): boolean => isLocale(readText(key));

/** The page is loaded anew, so that no text of the other language stays behind. */
export const changeLocale = (locale: Locale): void => {
  writeText(key, locale);
  location.reload();
};
