import { readText, writeText } from '../../lib/storage/local-store.js';

const key = 'pte-last-order';

/** The newest order of this device: the payment page sends the learner back without its number. */
export const rememberOrder = (id: number): void => {
  writeText(key, String(id));
};

/** `?order=last` or `?order=77`; null when that is no order. */
export const orderOf = (named: string | null): number | null => {
  const text = named === 'last' ? readText(key) : named;
  return text && /^\d{1,10}$/.test(text) ? Number(text) : null;
};

export const returnUrl = '/vip?order=last';
