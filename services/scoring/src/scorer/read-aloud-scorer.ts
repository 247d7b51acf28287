import { rules } from '@pte/exam/types/ra/rules';
import type { ScoringProcessPool } from '../speech/process/scoring-process-pool.js';
import { SpeechFailure } from '../speech/speech-failure.js';
import type { AnswerToScore } from '../task/scoring-task.js';
import { type AnswerScorer, type ScoredAnswer, ScoringRefused } from './answer-scorer.js';
import type { RecordingFetcher } from './recording-fetcher.js';

/** Seconds that a recorder may run on after its limit before what it hears does not count. */
const recorderSlack = 2;

/** Read Aloud: the text shown is the key. */
export class ReadAloudScorer implements AnswerScorer {
  constructor(
    private readonly recordings: Pick<RecordingFetcher, 'withRecording'>,
    private readonly engine: Pick<ScoringProcessPool, 'score'>,
  ) {}

  async score({ answer, content, key }: AnswerToScore): Promise<ScoredAnswer> {
    const shown = shownText(content, key);
    return this.recordings.withRecording(answer, async (recording) => {
      try {
        return await this.engine.score({ recording, ...shown });
      } catch (error) {
        if (error instanceof SpeechFailure && error.code !== 'ENGINE_FAILED') {
          throw new ScoringRefused(error.code, error.cause);
        }
        throw error;
      }
    });
  }
}

/** Throws ScoringRefused TEXT_UNREADABLE. */
function shownText(content: string, key: string) {
  try {
    const { material, recordSeconds } = rules.content.parse(JSON.parse(content));
    const { say = {} } = rules.key.parse(JSON.parse(key));
    const longestSeconds = (recordSeconds ?? rules.recordSeconds ?? 0) + recorderSlack;
    return { material, readings: say, longestSeconds };
  } catch (error) {
    throw new ScoringRefused('TEXT_UNREADABLE', error);
  }
}
