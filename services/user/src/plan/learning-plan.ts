import { Injectable } from '@nestjs/common';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import { Database, type Queries } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';
import type { PteProfile } from '../profile/pte-profile.js';
import { PteProfileRepository } from '../profile/pte-profile.repository.js';
import { PlanRepository, type StoredPlan } from './plan.repository.js';
import { dayOf, daysUntil, planDates, planDays, typesADay } from './plan-days.js';
import { needsOf, type Targets } from './type-needs.js';

const targetsOf = (goal: PteProfile): Targets => ({
  speaking: goal.targetSpeaking,
  writing: goal.targetWriting,
  reading: goal.targetReading,
  listening: goal.targetListening,
});

/**
 * What a learner should practise on which day. A plan holds for its first day: it is made anew when another day is there or
 * the goal has changed, and when the learner asks.
 */
@Injectable()
export class LearningPlan {
  constructor(
    private readonly database: Database,
    private readonly profiles: PteProfileRepository,
    private readonly plans: PlanRepository,
    private readonly clock: Clock,
  ) {}

  /** The data of `GET /api/user/plan`. Throws PTE_PROFILE_REQUIRED. */
  async get(userId: number) {
    const goal = await this.goalOf(userId);
    const plan = await this.plans.find(this.database, userId);
    const holds = plan !== null && plan.days[0]?.date === dayOf(this.clock.now()) && plan.generatedAt >= goal.updatedAt;
    return this.show(userId, goal, holds ? plan : await this.make(userId, goal));
  }

  /** The same, made now. Throws PTE_PROFILE_REQUIRED. */
  async regenerate(userId: number) {
    const goal = await this.goalOf(userId);
    return this.show(userId, goal, await this.make(userId, goal));
  }

  private async goalOf(userId: number): Promise<PteProfile> {
    const goal = await this.profiles.find(this.database, userId);
    if (!goal) throw new DomainError('PTE_PROFILE_REQUIRED', 'conflict');
    return goal;
  }

  private make(userId: number, goal: PteProfile): Promise<StoredPlan> {
    return this.database.inTransaction(async (tx) => {
      const plan = await this.planFor(tx, userId, goal);
      await this.plans.put(tx, userId, plan);
      return plan;
    });
  }

  private async planFor(queries: Queries, userId: number, goal: PteProfile): Promise<StoredPlan> {
    const now = this.clock.now();
    const practice = await this.plans.lately(queries, userId, dayOf(now));
    const { focus, types } = needsOf(targetsOf(goal), practice, goal.examType === 0 ? 'academic' : 'core');
    const dates = planDates(goal.examDate, now);
    return { generatedAt: now, focus, days: planDays(dates, types, typesADay(this.daysLeft(goal))) };
  }

  private daysLeft({ examDate }: PteProfile): number | null {
    return examDate && daysUntil(examDate, this.clock.now());
  }

  private async show(userId: number, goal: PteProfile, { generatedAt, focus, days }: StoredPlan) {
    const today = dayOf(this.clock.now());
    const done = await this.plans.doneOn(this.database, userId, today);
    return {
      generatedAt: unixSeconds(generatedAt),
      examDate: goal.examDate && unixSeconds(goal.examDate),
      daysLeft: this.daysLeft(goal),
      focus,
      days: days.map(({ date, items }) => ({
        date,
        items: items.map((item) => ({ ...item, done: date === today ? (done.get(item.questionTypeId) ?? 0) : 0 })),
      })),
    };
  }
}
