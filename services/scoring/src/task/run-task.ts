import { Inject, Injectable } from '@nestjs/common';
import {
  ANSWER_SCORERS,
  type AnswerScorers,
  type ReportStage,
  type ScoredAnswer,
  ScoringRefused,
} from '../scorer/answer-scorer.js';
import { judgingKind } from '../scorer/scored-types.js';
import { FinishTask } from './finish-task.js';
import { KeepLease } from './keep-lease.js';
import { RecoverTask } from './recover-task.js';
import type { ClaimedTask } from './scoring-task.js';
import { inStages, StageFailure } from './stages.js';
import { taskWait, taskWork } from './task-metrics.js';
import { TaskProgress } from './task-progress.js';

/** Scores one task, if nobody else does. A worker that dies in here leaves a lease that runs out. */
@Injectable()
export class RunTask {
  constructor(
    private readonly progress: TaskProgress,
    private readonly lease: KeepLease,
    private readonly finish: FinishTask,
    private readonly recover: RecoverTask,
    @Inject(ANSWER_SCORERS) private readonly scorers: AnswerScorers,
  ) {}

  /** Throws when Postgres does not answer; then the lease runs out and the sweeper queues the task again. */
  async run(taskId: number): Promise<void> {
    const task = await this.progress.begin(taskId);
    if (!task) return;
    if (task.tries === 1 && !task.isRescore) taskWait.observe(task.waited / 1000);
    const stopTimer = taskWork.startTimer();
    try {
      await this.lease.during(task, () => this.bringToEnd(task));
    } finally {
      stopTimer();
    }
  }

  private async bringToEnd(task: ClaimedTask): Promise<void> {
    let told = Promise.resolve();
    const scoring = inStages(
      (report) => this.score(task, report),
      (stage) => {
        told = told.then(() => this.progress.tell(task, stage));
      },
    );
    const outcome = await scoring.catch((error: StageFailure) => error);
    await told;
    if (outcome instanceof StageFailure) await this.recover.run(task, outcome);
    else await this.finish.scored(task, outcome);
  }

  private async score(task: ClaimedTask, report: ReportStage): Promise<ScoredAnswer> {
    const scorer = this.scorers.get(judgingKind(task.questionTypeId) ?? '');
    if (!scorer) throw new ScoringRefused('ENGINE_NOT_INSTALLED');
    return scorer.score(task, report);
  }
}
