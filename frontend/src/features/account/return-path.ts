/** Where to go after signing in: a path of this application, never another site. */
export const returnPath = (from: string | null): string =>
  from && /^\/((app|vip|user)(\/|\?|$)|\?page=)/.test(from) ? from : '/app';
