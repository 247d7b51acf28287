const day = 86_400_000;

/** VIP with `days` more, from its end or, where it is over, from now. */
export const extended = (vipUntil: Date | null, days: number, now: Date): Date =>
  new Date(Math.max(now.getTime(), vipUntil?.getTime() ?? 0) + days * day);

/** VIP without `days`, not before now: what was used was used. What is over stays as it is. */
export function shortened(vipUntil: Date | null, days: number, now: Date): Date | null {
  if (vipUntil === null || vipUntil <= now) return vipUntil;
  return new Date(Math.max(now.getTime(), vipUntil.getTime() - days * day));
}
