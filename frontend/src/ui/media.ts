/** Widths at which the layout changes. */
export const media = {
  mobile: '@media (max-width: 767px)',
  compact: '@media (max-width: 1023px)',
  wide: '@media (min-width: 1200px)',
} as const;
