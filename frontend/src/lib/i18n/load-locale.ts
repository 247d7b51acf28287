import type { BackendModule } from 'i18next';

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', { import: 'default' });

/** Fetches one area of one language as its own chunk, when a screen first asks for it. */
export const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, area, done) => {
    const load = files[`./locales/${language}/${area}.json`];
    if (!load) return done(new Error(`no texts: ${language}/${area}`), null);
    load().then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};
