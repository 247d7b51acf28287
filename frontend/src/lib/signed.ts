/** `+3`, `-2`, `0`: a difference to an earlier value. */
export const signed = (difference: number): string => (difference > 0 ? `+${difference}` : String(difference));
