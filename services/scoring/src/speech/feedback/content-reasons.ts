import type { ReadingTask } from '@pte/exam/judging';
import type { Note, WordEvidence } from '@pte/exam/scoring-result';
import { named } from './manner-reasons.js';
import { reason } from './reasons.js';

/** Why Content has its points. What was added or repeated costs a text that is read, not a sentence that is repeated. */
export function contentReasons(counts: ReadingTask['content'], words: readonly WordEvidence[]): Note[] {
  const shown = words.filter(({ i }) => i !== undefined);
  const missed = shown.filter(({ st }) => st === 'omitted' || st === 'replaced');
  const count = (state: WordEvidence['st']): number => words.filter(({ st }) => st === state).length;
  const [added, repeated] = [count('inserted'), count('repeated')];
  const kept = { said: shown.length - missed.length, total: shown.length };
  return [
    ...(missed.length ? [reason('missed', { count: missed.length, words: named(missed.map(({ w }) => w)) })] : []),
    ...(counts === 'order' ? [reason('in-order', kept)] : []),
    ...(counts === 'errors' && added ? [reason('added', { count: added })] : []),
    ...(counts === 'errors' && repeated ? [reason('repeated', { count: repeated })] : []),
    ...(counts === 'errors' && !missed.length && !added && !repeated ? [reason('all-words', kept)] : []),
  ];
}
