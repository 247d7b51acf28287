import type { Analysis, WordEvidence, WordState } from '@pte/exam/scoring-result';

export type MarkKind = 'said' | 'unclear' | 'missed' | 'inserted';

export type Span = readonly [from: number, to: number];

export type Mark =
  | {
      kind: MarkKind;
      key: string;
      text: string;
      /** Place in the text; null for what was inserted. */
      index: number | null;
      span: Span | null;
      state: WordState;
      weakSounds: readonly string[];
    }
  /** A word without evidence: the text is shown, nothing is claimed. */
  | { kind: 'plain'; key: string; text: string }
  | { kind: 'pause'; key: string; seconds: number; long: boolean };

const kinds: Record<WordState, MarkKind> = {
  ok: 'said',
  unclear: 'unclear',
  replaced: 'unclear',
  omitted: 'missed',
  inserted: 'inserted',
  repeated: 'inserted',
  filler: 'inserted',
};

const longPauseSeconds = 2;
const weakSound = 0.5;

/** Stands for something that was said but not recognised as a word. */
const unknownWord = '…';

const markOf = (word: WordEvidence, text: string, key: string): Mark => ({
  kind: kinds[word.st],
  key,
  text: text || unknownWord,
  index: kinds[word.st] === 'inserted' ? null : (word.i ?? null),
  span: word.t ?? null,
  state: word.st,
  weakSounds: (word.ph ?? []).filter(([, score]) => score < weakSound).map(([sound]) => sound),
});

/** Groups inserted words by the index of the text's word that they follow; -1 is before the first. */
const insertedAfter = (words: readonly WordEvidence[]): Map<number, WordEvidence[]> => {
  const groups = new Map<number, WordEvidence[]>();
  let after = -1;
  for (const word of words) {
    if (kinds[word.st] === 'inserted') groups.set(after, [...(groups.get(after) ?? []), word]);
    else if (word.i !== undefined) after = word.i;
  }
  return groups;
};

/**
 * The passage as it was read: one list of marks for each paragraph. Words keep the text's own spelling and
 * punctuation; what was inserted stands where it was heard, pauses after the word they followed.
 */
export const wordMarks = (material: string, { words = [], pauseMarks = [] }: Analysis): Mark[][] => {
  const evidence = new Map(
    words.flatMap((word) => (word.i !== undefined && kinds[word.st] !== 'inserted' ? [[word.i, word]] : [])),
  );
  const inserted = insertedAfter(words);
  const pauses = new Map(pauseMarks.map(({ after, seconds }) => [after, seconds]));
  const following = (index: number): Mark[] => {
    const seconds = pauses.get(index);
    const pause: Mark[] =
      seconds === undefined ? [] : [{ kind: 'pause', key: `p${index}`, seconds, long: seconds >= longPauseSeconds }];
    const extra = inserted.get(index) ?? [];
    return [...pause, ...extra.map((word, order) => markOf(word, word.w, `x${index}-${order}`))];
  };

  let index = -1;
  const paragraphs = material.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, order) => [
    ...(order === 0 ? following(-1) : []),
    ...paragraph
      .trim()
      .split(/\s+/)
      .flatMap((text): Mark[] => {
        index += 1;
        const word = evidence.get(index);
        const mark: Mark = word ? markOf(word, text, `w${index}`) : { kind: 'plain', key: `w${index}`, text };
        return [mark, ...following(index)];
      }),
  ]);
};

export interface MarkCounts {
  missed: number;
  misread: number;
  inserted: number;
  pauses: number;
}

export const countMarks = ({ words = [], pauseMarks = [] }: Analysis): MarkCounts => {
  const count = (kind: MarkKind) => words.filter(({ st }) => kinds[st] === kind).length;
  return { missed: count('missed'), misread: count('unclear'), inserted: count('inserted'), pauses: pauseMarks.length };
};
