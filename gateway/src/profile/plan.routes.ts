import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { jsonText } from '../edge/json-text.js';
import { Routes, route } from '../edge/route.js';
import { UserNeighbour } from '../neighbours/neighbours.js';

const item = z.object({
  questionTypeId: z.int(),
  target: z.int().describe('Questions to practise'),
  done: z.int().describe('Questions practised that day'),
});

const plan = z.object({
  generatedAt: z.int(),
  examDate: z.int().nullable(),
  daysLeft: z.int().nullable(),
  focus: z.array(z.enum(['speaking', 'writing', 'reading', 'listening'])).describe('Furthest below target'),
  days: z.array(z.object({ date: z.string().describe('UTC'), items: z.array(item) })),
});

/** What to practise on which day. */
@Injectable()
export class PlanRoutes extends Routes {
  constructor(private readonly neighbour: UserNeighbour) {
    super();
  }

  readonly plan = route(
    {
      method: 'GET',
      path: '/api/user/plan',
      summary: "The caller's plan for today and the days after it",
      who: 'vip',
      data: plan,
    },
    async ({ caller }) => jsonText((await this.neighbour.plans.getPlan({ userId: caller.userId })).json),
  );

  readonly regenerate = route(
    {
      method: 'POST',
      path: '/api/user/plan/regenerate',
      summary: 'Makes the plan anew from how practice goes now',
      who: 'vip',
      data: plan,
    },
    async ({ caller }) => jsonText((await this.neighbour.plans.regeneratePlan({ userId: caller.userId })).json),
  );
}
