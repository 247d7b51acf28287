import type { ReportStage } from '../scorer/answer-scorer.js';
import type { TaskStage } from './scoring-task.js';

/** Seconds of each stage. What works in them has shorter limits of its own; these are for what hangs nevertheless. */
const longest: Readonly<Record<TaskStage, number>> = { started: 15, fetch: 40, recognise: 75, judge: 75 };
/** Seconds of one try. */
export const longestTrySeconds = 110;

/** A try that gave no score; `cause` says why, `stage` where. */
export class StageFailure extends Error {
  constructor(
    readonly stage: TaskStage,
    cause: unknown,
  ) {
    super(`scoring failed at stage ${stage}`, { cause });
    this.name = 'StageFailure';
  }
}

/** What `work` gives. Throws StageFailure when it fails, or when a stage that it reports or all of them take too long; then it goes on unheard. */
export async function inStages<Result>(
  work: (report: ReportStage) => Promise<Result>,
  onStage: (stage: TaskStage) => void,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const giveUpAfter = (seconds: number): NodeJS.Timeout =>
    setTimeout(() => late.reject(new Error(`no end within ${seconds} s`)), seconds * 1000);
  const whole = giveUpAfter(longestTrySeconds);
  let stage: TaskStage = 'started';
  let limit = giveUpAfter(longest[stage]);
  let isOver = false;
  const report: ReportStage = (next) => {
    if (isOver) return;
    clearTimeout(limit);
    limit = giveUpAfter(longest[next]);
    stage = next;
    onStage(next);
  };
  try {
    const working = work(report);
    working.catch(() => undefined);
    return await Promise.race([working, late.promise]);
  } catch (error) {
    throw new StageFailure(stage, error);
  } finally {
    isOver = true;
    clearTimeout(limit);
    clearTimeout(whole);
  }
}
