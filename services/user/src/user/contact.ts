const chineseMobile = /^1[3-9]\d{9}$/;
const international = /^\+\d{8,15}$/;
const emailForm = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;

/** E.164 form of a phone number; null when it is none. A bare Chinese mobile number gets +86. */
export function phoneNumber(given: string): string | null {
  if (chineseMobile.test(given)) return `+86${given}`;
  return international.test(given) ? given : null;
}

/** At most 254 characters with one `@` inside. */
export const isEmail = (given: string): boolean => given.length <= 254 && emailForm.test(given);

/** Addresses are compared without case. */
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase();
