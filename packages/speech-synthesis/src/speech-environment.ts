import { z } from 'zod';
import { CloudProvider } from './cloud-provider.js';
import { FliteProvider } from './flite-provider.js';
import type { SpeechProvider } from './speech-provider.js';

/** Variables of a process that makes speech; spread into the process's schema. */
export const speechEnvironment = {
  SPEECH_PROVIDER: z.enum(['local', 'cloud']).default('local'),
  /** Folder that keeps what was spoken. */
  SPEECH_CACHE_DIRECTORY: z.string().min(1),
  SPEECH_CLOUD_URL: z.url().optional(),
  SPEECH_CLOUD_KEY: z.string().default(''),
  SPEECH_CLOUD_MODEL: z.string().default('tts-1'),
  /** The provider's names of: US woman, US man, UK woman, UK man. */
  SPEECH_CLOUD_VOICES: z
    .string()
    .default('nova,onyx,fable,echo')
    .transform((list) => list.split(',').map((name) => name.trim()))
    .refine((names) => names.length === 4 && names.every((name) => name !== ''), 'four names, parted by commas'),
  SPEECH_CLOUD_TIMEOUT_SECONDS: z.coerce.number().positive().default(60),
};

type Variables = z.output<z.ZodObject<typeof speechEnvironment>>;

/** The provider those variables describe. Throws, naming what is missing. */
export function speechProvider(variables: Variables): SpeechProvider {
  if (variables.SPEECH_PROVIDER === 'local') return new FliteProvider();
  const { SPEECH_CLOUD_URL: baseUrl, SPEECH_CLOUD_KEY: key, SPEECH_CLOUD_VOICES: names } = variables;
  const [usWoman = '', usMan = '', ukWoman = '', ukMan = ''] = names;
  if (!baseUrl || !key) throw new Error('SPEECH_PROVIDER=cloud needs SPEECH_CLOUD_URL and SPEECH_CLOUD_KEY');
  return new CloudProvider({
    ...{ baseUrl, key, model: variables.SPEECH_CLOUD_MODEL },
    voices: { 'us-woman': usWoman, 'us-man': usMan, 'uk-woman': ukWoman, 'uk-man': ukMan },
    timeoutSeconds: variables.SPEECH_CLOUD_TIMEOUT_SECONDS,
  });
}
