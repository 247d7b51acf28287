import { z } from 'zod';

/** A stored object. path: 0 avatar, 1 question resource, 2 question submission, 3 site resource. */
export const resourceData = z.object({
  resourceId: z.int(),
  key: z.string(),
  path: z.int().min(0).max(3),
  ownerId: z.int(),
  questionId: z.int().nullable(),
});
