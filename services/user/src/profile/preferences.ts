import type { UpdatePreferencesRequest } from '@pte/rpc/gen/pte/user/v1/user';
import { z } from 'zod';
import { parseFields } from '../user/user-fields.js';

const shortText = z.string().refine((value) => [...value].length <= 255, { error: 'invalid' });

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

const change = z
  .object({
    locale: z.enum(['zh-CN', 'en-US'], { error: 'invalid' }),
    theme: z.enum(['light', 'dark', 'auto'], { error: 'invalid' }),
    preloadMedia: z.boolean(),
    requireAuthentication: z.boolean(),
    enableDeviceAuthentication: z.boolean(),
    hideFooter: z.boolean(),
    serverEndpoint: shortText.refine((value) => value === '' || isWebAddress(value), { error: 'endpoint.format' }),
    backgroundImagePath: shortText,
  })
  .partial();

export type PreferencesChange = z.output<typeof change>;
export type Preferences = Required<PreferencesChange>;

/** Throws ValidationError. */
export const readPreferencesChange = ({ userId: _, ...given }: UpdatePreferencesRequest): PreferencesChange =>
  parseFields(change, given);

/** Of a user who never changed one. spec: api.md 5 */
export const defaultPreferences: Preferences = {
  locale: 'zh-CN',
  theme: 'auto',
  preloadMedia: true,
  requireAuthentication: false,
  enableDeviceAuthentication: false,
  hideFooter: false,
  serverEndpoint: '',
  backgroundImagePath: '',
};
