/** At most `most` in `seconds`, counted in a sliding window. */
export interface RateLimit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /** Counted by address alone: 100 times as high in demo mode, where many share one. */
  readonly byAddress: boolean;
}

/** The limits of REST contract 1.7 that this service keeps. */
export const failedSignInsOfName: RateLimit = { name: 'sign-in-name', most: 10, seconds: 600, byAddress: false };
export const failedSignInsOfAddress: RateLimit = { name: 'sign-in-address', most: 100, seconds: 3600, byAddress: true };
export const registrations: RateLimit = { name: 'register', most: 30, seconds: 3600, byAddress: true };
export const wrongOldPasswords: RateLimit = { name: 'old-password', most: 10, seconds: 600, byAddress: false };
export const codesAMinute: RateLimit = { name: 'codes-minute', most: 1, seconds: 60, byAddress: false };
export const codesADay: RateLimit = { name: 'codes-day', most: 10, seconds: 86_400, byAddress: false };
