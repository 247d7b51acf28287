import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendModule } from 'i18next';
import type { Locale } from '../lib/i18n/locale.js';
import { startI18n } from '../lib/i18n/start-i18n.js';

const folder = join(import.meta.dirname, '../lib/i18n/locales');

const texts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, area, done) => done(null, JSON.parse(readFileSync(join(folder, language, `${area}.json`), 'utf8'))),
};

/** The real texts, without the build that fetches them. */
export const startTexts = (locale: Locale = 'zh-CN'): Promise<void> => startI18n(locale, texts);
