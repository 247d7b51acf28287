import type { Report } from '@pte/rpc/gen/pte/content/v1/report';
import { z } from 'zod';

export const targetType = z.enum(['thread', 'comment', 'question', 'article', 'user', 'submission', 'site']);

export const reportState = z.enum(['open', 'resolved', 'dismissed']);

export const report = z.object({
  id: z.string(),
  targetType,
  targetId: z.int().nullable(),
  content: z.string(),
  userId: z.int().nullable(),
  state: reportState,
  note: z.string(),
  createdAt: z.int(),
  updatedAt: z.int(),
});

export const reviewedReport = report.extend({
  evidence: z.string().nullable().describe('JSON text of a reported submission as it was then'),
});

/** As the one who reported it sees it. */
export const reportOf = ({ evidence: _, targetId, ...rest }: Report) => ({ ...rest, targetId: targetId ?? null });

/** As admins see it. */
export const reviewedReportOf = (message: Report) => ({ ...reportOf(message), evidence: message.evidence || null });
