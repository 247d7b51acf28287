import { isAbsolute, join } from 'node:path';
import { inParallel } from '../cli/in-parallel.js';
import { type AnswerScorers, ScoringRefused } from '../scorer/answer-scorer.js';
import { RecordingFetcher } from '../scorer/recording-fetcher.js';
import { judgingKind } from '../scorer/scored-types.js';
import type { AnswerToScore } from '../task/scoring-task.js';
import type { RatedAnswer } from './fit-calibration.js';
import type { RatedRow } from './rated-rows.js';

/** Recordings of the object store by their names, and an operator's own files by their absolute paths. */
export class RatedRecordings extends RecordingFetcher {
  override withRecording<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result> {
    return isAbsolute(name) ? work(name) : super.withRecording(name, work);
  }
}

export interface RatedPile {
  readonly rows: readonly RatedRow[];
  /** Folder that paths of recordings start from. */
  readonly folder: string;
  /** Answers of this installation by submission id. */
  readonly asked: ReadonlyMap<number, AnswerToScore>;
}

export interface ScoredPile {
  readonly answers: readonly RatedAnswer[];
  /** Why answers were left out: id and reason. */
  readonly leftOut: readonly string[];
}

/** Every rated answer as the engine scores it today. */
export async function scoreRatedAnswers(
  { rows, folder, asked }: RatedPile,
  scorers: AnswerScorers,
  width: number,
  progress: (done: number, all: number) => void,
): Promise<ScoredPile> {
  const byAnswer = Object.entries(Object.groupBy(rows, ({ id }) => id));
  let done = 0;
  const scored = await inParallel(byAnswer, width, async ([id, raters = []]): Promise<RatedAnswer | string> => {
    const [row] = raters;
    const answer = row && answerOf(row, folder, asked);
    const scorer = answer && scorers.get(judgingKind(answer.questionTypeId) ?? '');
    const result = scorer
      ? await scorer.score(answer, () => undefined).catch(refusal)
      : `no ${answer ? 'engine for it' : 'such submission'}`;
    done += 1;
    progress(done, byAnswer.length);
    if (typeof result === 'string' || !answer) return `${id}: ${result}`;
    const ratings = raters.map(({ traits }) => traits);
    return { id, learner: row.learner, questionTypeId: answer.questionTypeId, scored: result, ratings };
  });
  return {
    answers: scored.filter((one) => typeof one !== 'string'),
    leftOut: scored.filter((one) => typeof one === 'string'),
  };
}

const answerOf = (row: RatedRow, folder: string, asked: RatedPile['asked']): AnswerToScore | undefined =>
  'submissionId' in row
    ? asked.get(row.submissionId)
    : { ...row, answer: row.isRecording ? join(folder, row.answer) : row.answer };

function refusal(error: unknown): string {
  if (error instanceof ScoringRefused) return error.code;
  throw error;
}
