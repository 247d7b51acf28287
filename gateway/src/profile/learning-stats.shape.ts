import { z } from 'zod';

const amount = { duration: z.number(), count: z.int() };
const accuracy = z.number().nullable();

/** `data` of GET /api/user/stats: durations in seconds, accuracy in percent, days in UTC. */
export const learningStats = z.object({
  ...amount,
  accuracy,
  today: z.object(amount),
  byType: z.array(z.object({ questionTypeId: z.int(), ...amount, accuracy })),
  daily: z.array(z.object({ date: z.string(), ...amount })),
});
