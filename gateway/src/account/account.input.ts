import { z } from 'zod';
import { longText, title } from '../edge/values.js';
import { email, password, phone, preferCore, userName } from '../user/user.input.js';

const credential = { min: 1, max: 100, code: 'credential.length' };

export const registration = z.object({ name: userName, password, preferCore: preferCore.default(2) });

/** A username, a verified email or a bound phone; any non-empty password may be tried. */
export const credentials = z.object({
  name: z.string().trim().pipe(longText(credential)),
  password: longText(credential),
  totp: longText({ min: 0, max: 100, code: 'text.max' }).optional(),
});

/** Empty for those who have none yet. */
const ownPassword = longText({ min: 0, max: 100, code: 'text.max' });

const confirmed = { newPassword: password, confirmPassword: z.string() };
const isConfirmed = ({ newPassword, confirmPassword }: { newPassword: string; confirmPassword: string }) =>
  newPassword === confirmPassword;
const mismatch = { path: ['confirmPassword'], error: 'password.mismatch' };

export const passwordChange = z.object({ oldPassword: ownPassword, ...confirmed }).refine(isConfirmed, mismatch);

/** Whatever is no code of six digits is a wrong one. */
const code = title({ min: 1, max: 100, code: 'credential.length' });

export const emailAddress = z.object({ email });
export const emailProof = z.object({ email, code });
export const phoneNumber = z.object({ phone });
export const phoneProof = z.object({ phone, code });
export const passwordReset = z.object({ email, code, ...confirmed }).refine(isConfirmed, mismatch);

export const totpProof = z.object({ totpSecret: title({ min: 1, max: 100, code: 'credential.length' }), code });
export const totpEnd = z.object({ password: ownPassword, code });

/** What WeChat gave the browser. */
const wechatCode = title({ min: 1, max: 255 });

export const wechatGrant = z.object({ code: wechatCode });
export const wechatRegistration = z.object({
  oauthToken: title({ min: 1, max: 255 }),
  name: userName,
  password: password.optional(),
});
