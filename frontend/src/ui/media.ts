export const mobileQuery = '(max-width: 767px)';
export const compactQuery = '(max-width: 1023px)';

/** Widths at which the layout changes. */
export const media = {
  mobile: `@media ${mobileQuery}`,
  compact: `@media ${compactQuery}`,
  wide: '@media (min-width: 1200px)',
} as const;
