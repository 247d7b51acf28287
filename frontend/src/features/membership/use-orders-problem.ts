import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api/api-error.js';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';

/** A list that could not be loaded is told once as a toast, and logged. Source: product.md 8. */
export const useOrdersProblem = (error: unknown): void => {
  const { t } = useTranslation('membership');
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!error) return;
    console.warn('the orders were not loaded', isApiError(error) ? error.reason : error);
    dispatch(toastShown({ kind: 'error', message: isApiError(error) ? error.message : t('orders.failed') }));
  }, [error, dispatch, t]);
};
