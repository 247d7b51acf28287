import { subjectPronouns } from '../lexicon/function-words.js';
import { wordList } from '../lexicon/word-list.js';
import type { Word } from '../text/token.js';
import { Place } from './place.js';
import type { Slip } from './slip.js';

/** A rule about a sentence as a whole. */
export type SentenceRule = (words: readonly Word[]) => Slip[];

const wordsOnly = (words: readonly Word[]) => words.filter(({ kind }) => kind === 'word');

/** Although … but, because … so. */
export const pairedConjunctions: SentenceRule = (words) =>
  [
    ['although', 'but'],
    ['though', 'but'],
    ['because', 'so'],
    ['since', 'so'],
  ].flatMap(([first, second]) => {
    if (words[0]?.lower !== first) return [];
    const at = words.findIndex(({ lower }, index) => lower === second && words[index - 1]?.text === ',');
    const isClause = subjectPronouns.has(words[at + 1]?.lower ?? '') || words[at + 1]?.lower === 'the';
    return at > 2 && isClause ? [new Place(words, at).slip('paired-conjunctions', 0, 0)] : [];
  });

const allowedTwice = wordList('had that very really so no ha bye many');

export const repeatedWord: SentenceRule = (words) =>
  words.flatMap((word, index) =>
    word.kind === 'word' && words[index + 1]?.lower === word.lower && !allowedTwice.has(word.lower)
      ? [new Place(words, index).slip('repeated-word', 0, 1, word.lower)]
      : [],
  );

/** The first letter of a sentence; the writer of a text without any capital is told once by its Form. */
export const smallStart: SentenceRule = (words) => {
  const [first] = wordsOnly(words);
  return first && first === words[0] && /^\p{Ll}/u.test(first.text)
    ? [
        {
          start: first.start,
          end: first.end,
          code: 'capital',
          fix: [first.text.charAt(0).toUpperCase() + first.text.slice(1)],
        },
      ]
    : [];
};

const properNames =
  wordList(`monday tuesday wednesday thursday friday saturday sunday january february april june july september october
  november december english chinese america american china europe european asia africa australia canada india japan british
  spanish french german facebook google youtube instagram christmas`);

export const smallNames: SentenceRule = (words) =>
  words.flatMap((word) => {
    const isName = properNames.has(word.lower) && /^\p{Ll}/u.test(word.text);
    if (!isName && word.text !== 'i') return [];
    return [
      {
        start: word.start,
        end: word.end,
        code: 'capital' as const,
        fix: [word.text.charAt(0).toUpperCase() + word.text.slice(1)],
      },
    ];
  });

const subordinateStart = wordList('because although though if when while since unless whereas after before until as');
const longestFragment = 12;

/** "Because it is cheap." alone. */
export const fragment: SentenceRule = (words) => {
  const length = wordsOnly(words).length;
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || length > longestFragment || length < 3 || last.text !== '.') return [];
  const isAlone = (first.lower === 'because' || first.lower === 'which') && !words.some(({ text }) => text === ',');
  return isAlone ? [{ start: first.start, end: last.end, code: 'fragment', fix: [] }] : [];
};

const joins = wordList(
  'and but or so because although though while when if that which who since whereas unless until as',
);

/** Two sentences with only a comma between them. */
export const commaSplice: SentenceRule = (words) =>
  words.flatMap((word, at) => {
    if (word.text !== ',' || !subjectPronouns.has(words[at + 1]?.lower ?? '')) return [];
    const before = words.slice(0, at);
    const hasClause = before.some(
      ({ lower }) => subjectPronouns.has(lower) || /^(?:is|are|was|were|has|have|can|will)$/.test(lower),
    );
    const isTied = before.some(({ lower }) => joins.has(lower)) || subordinateStart.has(before[0]?.lower ?? '');
    const followsVerb =
      (words[at + 2]?.forms.verb ?? 0) + (words[at + 2]?.forms.third ?? 0) + (words[at + 2]?.forms.past ?? 0) > 0;
    const said = /^(?:think|believe|say|said|know|mean|guess)$/.test(words[at + 2]?.lower ?? '');
    return before.length >= 4 && hasClause && !isTied && followsVerb && !said
      ? [
          new Place(words, at).slip(
            'comma-splice',
            0,
            1,
            `. ${words[at + 1]?.text.charAt(0).toUpperCase()}${words[at + 1]?.text.slice(1)}`,
          ),
        ]
      : [];
  });

const longestSentence = 45;
const mostAnds = 4;

/** A sentence that should be several. */
export const runOn: SentenceRule = (words) => {
  const said = wordsOnly(words);
  const ands = said.filter(({ lower }) => lower === 'and' || lower === 'so' || lower === 'because').length;
  const [first, last] = [words[0], words.at(-1)];
  const isRunOn = said.length > longestSentence || (said.length > 30 && ands >= mostAnds);
  return isRunOn && first && last ? [{ start: first.start, end: last.end, code: 'run-on', fix: [] }] : [];
};

export const sentenceRules: readonly SentenceRule[] = [
  pairedConjunctions,
  repeatedWord,
  smallStart,
  smallNames,
  fragment,
  commaSplice,
  runOn,
];
