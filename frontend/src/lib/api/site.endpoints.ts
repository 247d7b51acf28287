import { api } from './api.js';
import type { SiteConfig, SiteStats } from './shapes.js';

export interface NewReport {
  targetType: 'site' | 'submission';
  /** Null for the site. */
  targetId: number | null;
  content: string;
}

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteStats: build.query<SiteStats, void>({
      query: () => ({ path: '/stats/site' }),
    }),
    siteConfig: build.query<SiteConfig, void>({
      query: () => ({ path: '/config' }),
    }),
    report: build.mutation<{ id: string }, NewReport>({
      query: (body) => ({ path: '/report/new', method: 'PUT', body }),
    }),
  }),
});

export const { useSiteStatsQuery, useSiteConfigQuery, useReportMutation } = siteApi;
