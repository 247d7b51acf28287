import type { SetPteProfileRequest } from '@pte/rpc/gen/pte/user/v1/user';
import { unixSeconds } from '@pte/service-kit/clock';
import { z } from 'zod';
import { moment, parseFields } from '../user/user-fields.js';

const points = z.int({ error: 'invalid' }).min(10, { error: 'invalid' }).max(90, { error: 'invalid' });

const goal = z.object({
  targetTotal: points,
  targetSpeaking: points,
  targetWriting: points,
  targetReading: points,
  targetListening: points,
  examDate: moment.nullable().default(null),
  examType: z.literal([0, 1], { error: 'invalid' }),
});

/** What a learner aims at on the scale of 10-90, in which exam (0 academic, 1 core), and when. */
export type Goal = z.output<typeof goal>;

export interface PteProfile extends Goal {
  readonly updatedAt: Date;
}

/** Throws ValidationError. */
export const readGoal = ({ userId: _, ...given }: SetPteProfileRequest): Goal => parseFields(goal, given);

/** PteProfile of the REST contract. */
export const pteProfileView = ({ examDate, updatedAt, ...rest }: PteProfile) => ({
  ...rest,
  examDate: examDate && unixSeconds(examDate),
  updatedAt: unixSeconds(updatedAt),
});
