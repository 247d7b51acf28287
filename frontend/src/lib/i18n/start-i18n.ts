import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locale.js';

export const startI18n = async (locale: Locale, texts: BackendModule): Promise<void> => {
  document.documentElement.lang = locale;
  await i18next
    .use(texts)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
};
