import { z } from 'zod';
import { unixSeconds } from '../edge/values.js';

const target = z.int().min(10).max(90);

/** What a learner aims at, as they give it. */
export const goal = z.object({
  targetTotal: target,
  targetSpeaking: target,
  targetWriting: target,
  targetReading: target,
  targetListening: target,
  examDate: unixSeconds.nullable().default(null),
  examType: z.literal([0, 1]).default(0).describe('0 academic, 1 core'),
});

export const pteProfile = goal.extend({ updatedAt: z.int() });
