import * as z from 'zod/mini';

const nameCharacters = /^[\p{L}\p{N}_.-]+$/u;

/** Messages are keys under `auth:problem`, so that the form can show them in the learner's language. */
export const signInSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'accountMissing')),
  password: z.string().check(z.minLength(1, 'passwordMissing')),
});

const characters = (text: string) => [...text].length;

export const registerSchema = z
  .object({
    name: z.string().check(
      z.trim(),
      z.refine((name) => characters(name) >= 3 && characters(name) <= 50, 'nameLength'),
      z.refine((name) => nameCharacters.test(name) && !/^\p{N}+$/u.test(name), 'nameCharacters'),
    ),
    password: z
      .string()
      .check(z.refine((password) => characters(password) >= 6 && characters(password) <= 100, 'passwordLength')),
    confirm: z.string(),
  })
  .check(z.refine(({ password, confirm }) => password === confirm, { path: ['confirm'], error: 'confirmDiffers' }));

export type SignInInput = z.infer<typeof signInSchema>;
export type RegisterInput = z.infer<typeof registerSchema>;

const problems = [
  'accountMissing',
  'nameLength',
  'nameCharacters',
  'passwordMissing',
  'passwordLength',
  'confirmDiffers',
] as const;
export type Problem = (typeof problems)[number];

export const isProblem = (message: string): message is Problem => problems.some((problem) => problem === message);
