import { rules } from '@pte/exam/types/ra/rules';
import { ScoringProcessPool } from '../speech/process/scoring-process-pool.js';
import { SpeechFailure } from '../speech/speech-failure.js';
import type { AnswerToScore } from '../task/scoring-task.js';
import { type AnswerScorer, type ScoredAnswer, ScoringRefused } from './answer-scorer.js';
import { RecordingFetcher } from './recording-fetcher.js';

/** Seconds that a recorder may run on after its limit before what it hears does not count. */
const recorderSlack = 2;

/** Read Aloud: the text shown is the key. */
export class ReadAloudScorer implements AnswerScorer {
  constructor(
    private readonly recordings: RecordingFetcher,
    private readonly engine: Pick<ScoringProcessPool, 'score'>,
  ) {}

  async score({ answer, content, key }: AnswerToScore): Promise<ScoredAnswer> {
    const shown = rules.content.parse(JSON.parse(content));
    const { say = {} } = rules.key.parse(JSON.parse(key));
    const limit = shown.recordSeconds ?? rules.recordSeconds ?? 0;
    return this.recordings.withRecording(answer, async (recording) => {
      try {
        const { material } = shown;
        return await this.engine.score({ recording, material, readings: say, longestSeconds: limit + recorderSlack });
      } catch (error) {
        if (error instanceof SpeechFailure && error.code !== 'ENGINE_FAILED') {
          throw new ScoringRefused(error.code, error.cause);
        }
        throw error;
      }
    });
  }
}
