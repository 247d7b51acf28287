import { useTranslation } from 'react-i18next';
import type { Missing } from './answer-form.js';

/** The sentence for what an answer still lacks. */
export const useMissingText = (): ((missing: Missing) => string) => {
  const { t } = useTranslation('practice');
  return (missing) =>
    missing.what === 'blanks' ? t('missing.blanks', { count: missing.count }) : t(`missing.${missing.what}`);
};
