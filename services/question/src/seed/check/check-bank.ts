import { availableParallelism } from 'node:os';
import { builtInType } from '@pte/exam/question-types';
import type { SpeechCache } from '@pte/speech-synthesis/speech-cache';
import { inParallel } from '../in-parallel.js';
import { type MediaStage, recordingsAt } from '../media/content-with-media.js';
import type { StarterQuestion } from '../starter-bank/starter-question.js';
import { starterQuestionProblem } from '../starter-question-problem.js';
import { checkRecording, pictureProblem } from './media-problem.js';

/** What the bank has of one type. */
export interface TypeCount {
  readonly abbr: string;
  questions: number;
  recordings: number;
  pictures: number;
  /** Of all recordings */
  seconds: number;
}

export interface BankReport {
  /** By type id. */
  readonly counts: ReadonlyMap<number, TypeCount>;
  /** Id of the question, and what is wrong with it. */
  readonly problems: readonly string[];
}

export interface BankCheck {
  readonly questions: readonly StarterQuestion[];
  readonly speech: SpeechCache;
  readonly stage: MediaStage;
  readonly onProgress?: (done: number, all: number) => void;
}

/** Checks every text by the rules of its type, and makes and checks every recording and picture of the stage. */
export async function checkBank({ questions, speech, stage, onProgress }: BankCheck): Promise<BankReport> {
  const counts = new Map<number, TypeCount>();
  const problems: string[] = [];
  let done = 0;
  await inParallel(questions, availableParallelism(), async (question) => {
    const count = countOf(counts, question.type);
    const found = [starterQuestionProblem(question)];
    for (const recording of recordingsAt(stage, question)) {
      const { seconds, problem } = await checkRecording(question.type, recording, speech);
      count.recordings += 1;
      count.seconds += seconds;
      found.push(problem && `${recording.file}: ${problem}`);
    }
    if (question.picture) {
      count.pictures += 1;
      found.push(await pictureProblem(question.picture));
    }
    count.questions += 1;
    problems.push(...found.filter((problem) => problem !== undefined).map((problem) => `${question.id} ${problem}`));
    done += 1;
    onProgress?.(done, questions.length);
  });
  return { counts, problems: problems.sort() };
}

function countOf(counts: Map<number, TypeCount>, type: number): TypeCount {
  const known = counts.get(type);
  if (known) return known;
  const count = { abbr: builtInType(type)?.abbr ?? String(type), questions: 0, recordings: 0, pictures: 0, seconds: 0 };
  counts.set(type, count);
  return count;
}
