import { useTranslation } from 'react-i18next';
import { isProblem } from './account-schemas.js';

/** A field's message: our own key in words, or the server's sentence as it came. */
export const useProblem = () => {
  const { t } = useTranslation('auth');
  return (error: { message?: string } | undefined): string | undefined => {
    const message = error?.message;
    return message && isProblem(message) ? t(`problem.${message}`) : message;
  };
};
