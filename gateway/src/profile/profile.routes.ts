import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { jsonText } from '../edge/json-text.js';
import { Routes, route } from '../edge/route.js';
import { longText } from '../edge/values.js';
import { UserNeighbour } from '../neighbours/neighbours.js';
import { learningStats } from './learning-stats.shape.js';

const shortText = longText({ min: 0, max: 255, code: 'text.max' });

const isHttpAddress = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

const preferences = z.object({
  locale: z.enum(['zh-CN', 'en-US']),
  theme: z.enum(['light', 'dark', 'auto']),
  preloadMedia: z.boolean(),
  requireAuthentication: z.boolean(),
  enableDeviceAuthentication: z.boolean(),
  hideFooter: z.boolean(),
  serverEndpoint: shortText.refine((value) => value === '' || isHttpAddress(value), { error: 'endpoint.format' }),
  backgroundImagePath: shortText,
});

/** The learner's own settings and numbers. */
@Injectable()
export class ProfileRoutes extends Routes {
  constructor(private readonly neighbour: UserNeighbour) {
    super();
  }

  readonly stats = route(
    {
      method: 'GET',
      path: '/api/user/stats',
      summary: 'How much the caller has practised, and how well',
      who: 'signed-in',
      data: learningStats,
    },
    async ({ caller }) => jsonText((await this.neighbour.profiles.getStats({ userId: caller.userId })).json),
  );

  readonly preferences = route(
    {
      method: 'GET',
      path: '/api/user/preferences',
      summary: "The caller's preferences",
      who: 'signed-in',
      data: preferences,
    },
    async ({ caller }) => jsonText((await this.neighbour.profiles.getPreferences({ userId: caller.userId })).json),
  );

  readonly changePreferences = route(
    {
      method: 'PUT',
      path: '/api/user/preferences',
      summary: 'Changes the preferences given',
      who: 'signed-in',
      input: { body: preferences.partial() },
      data: preferences,
    },
    async ({ body, caller }) =>
      jsonText((await this.neighbour.profiles.updatePreferences({ userId: caller.userId, ...body })).json),
  );
}
