import { currentLocale } from './locale.js';

const formats = new Map<string, Intl.NumberFormat>();

/** A share from 0 to 1 in percent, at most one decimal. */
export const percentOf = (share: number): string => {
  const locale = currentLocale();
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format.format(share);
};
