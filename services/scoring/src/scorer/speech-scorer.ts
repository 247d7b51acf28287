import type { ScoringProcessPool } from '../speech/process/scoring-process-pool.js';
import type { SpeechTask } from '../speech/score-speech.js';
import { SpeechFailure } from '../speech/speech-failure.js';
import type { AnswerToScore } from '../task/scoring-task.js';
import { type AnswerScorer, type ReportStage, type ScoredAnswer, ScoringRefused } from './answer-scorer.js';
import { judgingTaskOf } from './judging-task.js';
import type { RecordingFetcher } from './recording-fetcher.js';

/** Seconds that a recorder may run on after its limit before what it hears does not count. */
const recorderSlack = 2;

/** Answers that are recordings. */
export class SpeechScorer implements AnswerScorer {
  constructor(
    private readonly kind: SpeechTask['kind'],
    private readonly recordings: Pick<RecordingFetcher, 'withRecording'>,
    private readonly engine: Pick<ScoringProcessPool, 'score'>,
  ) {}

  async score(answer: AnswerToScore, report: ReportStage): Promise<ScoredAnswer> {
    const { task, rules, recordSeconds } = judgingTaskOf(answer, this.kind);
    report('fetch');
    return this.recordings.withRecording(answer.answer, async (recording) => {
      report('recognise');
      try {
        const longestSeconds = recordSeconds + recorderSlack;
        return await this.engine.score({ recording, task, traits: rules.traits ?? [], longestSeconds });
      } catch (error) {
        if (error instanceof SpeechFailure && error.code !== 'ENGINE_FAILED') {
          throw new ScoringRefused(error.code, error.cause);
        }
        throw error;
      }
    });
  }
}
