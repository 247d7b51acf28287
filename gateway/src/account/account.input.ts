import { z } from 'zod';
import { longText } from '../edge/values.js';
import { password, preferCore, userName } from '../user/user.input.js';

const credential = { min: 1, max: 100, code: 'credential.length' };

export const registration = z.object({ name: userName, password, preferCore: preferCore.default(2) });

/** A username, a verified email or a bound phone; any non-empty password may be tried. */
export const credentials = z.object({
  name: z.string().trim().pipe(longText(credential)),
  password: longText(credential),
  totp: longText({ min: 0, max: 100, code: 'text.max' }).optional(),
});

export const passwordChange = z
  .object({
    /** Empty for those who have none yet. */
    oldPassword: longText({ min: 0, max: 100, code: 'text.max' }),
    newPassword: password,
    confirmPassword: z.string(),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: 'password.mismatch',
  });
