import * as z from 'zod/mini';

const nameCharacters = /^[\p{L}\p{N}_.-]+$/u;
const emailForm = /^[^\s@]+@[^\s@]+$/;

const characters = (text: string) => [...text].length;

const name = z.string().check(
  z.trim(),
  z.refine((text) => characters(text) >= 3 && characters(text) <= 50, 'nameLength'),
  z.refine((text) => nameCharacters.test(text) && !/^\p{N}+$/u.test(text), 'nameCharacters'),
);
const isPassword = (text: string) => characters(text) >= 6 && characters(text) <= 100;
const password = z.string().check(z.refine(isPassword, 'passwordLength'));
const agreed = z.boolean().check(z.refine((value) => value, 'agreementMissing'));
const code = z.string().check(z.trim(), z.regex(/^\d{6}$/, 'codeForm'));

/** Messages are keys under `auth:problem`, so that the form can show them in the learner's language. */
export const signInSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'accountMissing')),
  password: z.string().check(z.minLength(1, 'passwordMissing')),
  totp: z.string().check(z.trim()),
});

export const registerSchema = z
  .object({ name, password, confirm: z.string(), agreed })
  .check(z.refine((input) => input.password === input.confirm, { path: ['confirm'], error: 'confirmDiffers' }));

/** Whoever comes from WeChat may do without a password. */
export const wechatSchema = z.object({
  name,
  password: z.string().check(z.refine((text) => text === '' || isPassword(text), 'passwordLength')),
  agreed,
});

export const emailSchema = z.object({
  email: z.string().check(z.trim(), z.maxLength(254, 'emailForm'), z.regex(emailForm, 'emailForm')),
});

export const resetSchema = z.object({ code, newPassword: password, confirmPassword: z.string() }).check(
  z.refine((input) => input.newPassword === input.confirmPassword, {
    path: ['confirmPassword'],
    error: 'newConfirmDiffers',
  }),
);

export type SignInInput = z.infer<typeof signInSchema>;
export type RegisterInput = z.infer<typeof registerSchema>;
export type WechatInput = z.infer<typeof wechatSchema>;
export type ResetInput = z.infer<typeof resetSchema>;

const problems = [
  'accountMissing',
  'nameLength',
  'nameCharacters',
  'passwordMissing',
  'passwordLength',
  'confirmDiffers',
  'newConfirmDiffers',
  'agreementMissing',
  'emailForm',
  'codeForm',
] as const;
export type Problem = (typeof problems)[number];

export const isProblem = (message: string): message is Problem => problems.some((problem) => problem === message);
