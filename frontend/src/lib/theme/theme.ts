import { readText, writeText } from '../storage/local-store.js';

export const themeChoices = ['light', 'dark', 'auto'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type Theme = 'light' | 'dark';

const modeKey = 'pte-theme-mode';
const autoKey = 'pte-theme-auto';
const systemDark = '(prefers-color-scheme: dark)';

/** `auto` unless the learner chose; the inline script of index.html reads the same two keys before the first paint. */
export const themeChoice = (): ThemeChoice => {
  if (readText(autoKey) !== 'false') return 'auto';
  return readText(modeKey) === 'dark' ? 'dark' : 'light';
};

export const hasStoredTheme = (): boolean => readText(autoKey) !== null;

/** The theme applies under /app only; public pages are always light. */
export const themeOf = (choice: ThemeChoice, pathname: string, systemIsDark: boolean): Theme => {
  const themed = pathname === '/app' || pathname.startsWith('/app/');
  const dark = choice === 'auto' ? systemIsDark : choice === 'dark';
  return themed && dark ? 'dark' : 'light';
};

export const applyTheme = (pathname: string): void => {
  document.documentElement.dataset.theme = themeOf(themeChoice(), pathname, matchMedia(systemDark).matches);
};

export const chooseTheme = (choice: ThemeChoice): void => {
  writeText(autoKey, String(choice === 'auto'));
  if (choice !== 'auto') writeText(modeKey, choice);
  applyTheme(location.pathname);
};

/** Calls back when the system switches between light and dark; answers how to stop. */
export const onSystemThemeChange = (listener: () => void): (() => void) => {
  const query = matchMedia(systemDark);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
