import { z } from 'zod';
import { pageQuery } from '../edge/list-query.js';
import { id, longText } from '../edge/values.js';
import { reportState, targetType } from './report.shapes.js';

/** Everything but the site as a whole has an id. */
export const givenReport = z
  .object({ targetType, targetId: id.nullable().optional(), content: longText({ min: 1, max: 2000 }) })
  .refine(({ targetType: type, targetId = null }) => (type === 'site') === (targetId === null), {
    path: ['targetId'],
    error: 'invalid',
  });

export const reportList = z.object({
  ...pageQuery(),
  state: reportState.optional(),
  targetType: targetType.optional(),
});

export const closing = z.object({
  state: reportState.exclude(['open']),
  note: longText({ min: 0, max: 500 }).optional(),
});
