import { currentLocale } from './locale.js';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const locale = currentLocale();
  const key = `${locale} ${name}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
};

/** A share from 0 to 1 in percent, at most one decimal. */
export const percentOf = (share: number): string =>
  formatOf('percent', { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** 5210 becomes 5,210. */
export const wholeNumber = (value: number): string => formatOf('whole', { maximumFractionDigits: 0 }).format(value);
