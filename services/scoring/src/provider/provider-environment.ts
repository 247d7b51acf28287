import { z } from 'zod';

/** Variables of a provider that helps to judge; without an address there is none. */
export const providerEnvironment = {
  /** Everything before `/chat/completions`, such as `https://api.example.com/v1`. */
  SCORING_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  SCORING_PROVIDER_KEY: z.string().default(''),
  SCORING_PROVIDER_JUDGE_MODEL: z.string().default('gpt-4o-mini'),
  /** Writes down spoken answers; without one they are left to the engine. */
  SCORING_PROVIDER_SPEECH_MODEL: z.string().default(''),
  /** For a whole call, a second attempt included. */
  SCORING_PROVIDER_TIMEOUT_SECONDS: z.coerce.number().positive().max(60).default(20),
  SCORING_PROVIDER_ANSWERS_PER_DAY: z.coerce.number().int().nonnegative().default(1000),
  SCORING_PROVIDER_ANSWERS_PER_LEARNER: z.coerce.number().int().nonnegative().default(30),
  SCORING_PROVIDER_TOKENS_PER_DAY: z.coerce.number().int().nonnegative().default(5_000_000),
};

export type ProviderConfig = z.output<z.ZodObject<typeof providerEnvironment>>;
