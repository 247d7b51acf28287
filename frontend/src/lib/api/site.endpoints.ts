import { api } from './api.js';
import type { SiteStats } from './shapes.js';

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteStats: build.query<SiteStats, void>({
      query: () => ({ path: '/stats/site' }),
    }),
  }),
});

export const { useSiteStatsQuery } = siteApi;
