/** A text and the Form that the rules of its type give it. */
export interface FormCase {
  readonly rule: string;
  readonly typeId: number;
  readonly text: string;
  readonly s: number;
  readonly f: number;
  /** Codes of the notes, that of VIP left out. */
  readonly notes: readonly string[];
}

const ordinary = 'people learn many useful things when they travel with friends and talk about it'.split(' ');

/** Sentences of 14 words at most with `count` words in all. */
function text(count: number, wordsOfSentence = ordinary.length): string {
  const words = Array.from({ length: count }, (_, place) => {
    const inSentence = place % wordsOfSentence;
    const word = ordinary[inSentence % ordinary.length] ?? '';
    const isLast = inSentence === wordsOfSentence - 1 || place === count - 1;
    return `${inSentence === 0 ? word.replace(/^./, (first) => first.toUpperCase()) : word}${isLast ? '.' : ''}`;
  });
  return words.join(' ');
}

type CountRow = readonly [typeId: number, words: number, s: number, f: number];

const counts: readonly CountRow[] = [
  ...(
    [
      [4, 0],
      [5, 1],
      [75, 1],
      [76, 0],
    ] as const
  ).map(([words, s]): CountRow => [0, words, s, 1]),
  ...(
    [
      [4, 0],
      [5, 1],
      [24, 1],
      [25, 2],
      [50, 2],
      [51, 1],
      [60, 1],
      [61, 0],
    ] as const
  ).map(([words, s]): CountRow => [23, words, s, 2]),
  ...(
    [
      [119, 0],
      [120, 1],
      [199, 1],
      [200, 2],
      [300, 2],
      [301, 1],
      [380, 1],
      [381, 0],
    ] as const
  ).map(([words, s]): CountRow => [1, words, s, 2]),
  ...(
    [
      [29, 0],
      [30, 1],
      [49, 1],
      [50, 2],
      [120, 2],
      [121, 1],
      [140, 1],
      [141, 0],
    ] as const
  ).map(([words, s]): CountRow => [22, words, s, 2]),
  ...[13, 24].flatMap((typeId) =>
    (
      [
        [39, 0],
        [40, 1],
        [49, 1],
        [50, 2],
        [70, 2],
        [71, 1],
        [100, 1],
        [101, 0],
      ] as const
    ).map(([words, s]): CountRow => [typeId, words, s, 2]),
  ),
];

const countCases = counts.map(
  ([typeId, words, s, f]): FormCase => ({
    rule: `4.7: ${words} words`,
    typeId,
    text: text(words, typeId === 0 ? words : undefined),
    s,
    f,
    notes: s === f ? [] : ['words'],
  }),
);

type TextRow = readonly [rule: string, typeId: number, text: string, s: number, notes: readonly string[]];

const sentence = '4.4: exactly one sentence-final mark, outside abbreviations and decimals, at the end';
const verb = '4.4: a finite verb';
const capitals = '4.4: all capitals';
const punctuation = '4.4: no punctuation';
const bullets = '4.4: only bullets';
const short = '4.4: only very short sentences';
const bulleted = (mark: string, lines: number) => Array.from({ length: lines }, () => `${mark} ${text(10)}`).join('\n');

const texts: readonly TextRow[] = [
  ['4.7: 30 words in two sentences', 0, text(30, 15), 0, ['sentences']],
  ['4.7: 30 words in capitals', 0, text(30, 30).toUpperCase(), 0, ['capitals']],
  [sentence, 0, 'Trees cool the streets of old cities, e.g. Rome.', 1, []],
  [sentence, 0, 'Dr. Smith says that trees cool a city by 3.5 degrees.', 1, []],
  [sentence, 0, 'Trees cool the streets in the U.S. and in the U.K. too.', 1, []],
  [sentence, 0, 'The talk begins at 9 a.m. and ends before noon.', 1, []],
  [sentence, 0, 'Trees cool a city, as J. K. Miller says in the U.S.', 1, []],
  [sentence, 0, 'As no. 5 of the list shows, trees cool a city.', 1, []],
  [sentence, 0, 'He says that the answer was no. But trees cool cities.', 0, ['sentences']],
  [sentence, 0, 'Why do trees cool the streets of a city?!', 1, []],
  [sentence, 0, 'The author says: “Trees cool the whole city.”', 1, []],
  [sentence, 0, 'Trees cool the city; however, young ones need care!', 1, []],
  [sentence, 0, 'Trees cool the city and young ones need care', 0, ['unfinished']],
  [sentence, 0, 'Trees cool the city. Young ones need care', 0, ['sentences']],
  [sentence, 0, 'Trees cool the city.Young ones need much care.', 0, ['sentences']],
  [sentence, 0, 'Trees cool the city! Do young ones need care?', 0, ['sentences']],
  [sentence, 0, 'So do I. And trees cool the city as well.', 0, ['sentences']],
  [verb, 0, 'A green garden near the old town.', 0, ['no-verb']],
  [verb, 0, 'A green garden is near the old town.', 1, []],
  [capitals, 23, text(30).toUpperCase(), 0, ['capitals']],
  [capitals, 23, `${text(30).toUpperCase()} ok`, 0, ['capitals']],
  [capitals, 23, text(30), 2, []],
  [capitals, 1, text(220).toUpperCase(), 0, ['capitals']],
  [capitals, 22, text(80).toUpperCase(), 0, ['capitals']],
  [capitals, 13, text(60).toUpperCase(), 0, ['capitals']],
  [capitals, 24, text(60).toUpperCase(), 0, ['capitals']],
  [capitals, 24, `${text(40).toUpperCase()} ${text(20)}`, 2, []],
  [punctuation, 1, text(220).replaceAll('.', ''), 0, ['no-punctuation']],
  [punctuation, 22, text(80).replaceAll('.', ''), 0, ['no-punctuation']],
  [punctuation, 23, text(30).replaceAll('.', ''), 2, []],
  [punctuation, 13, text(60).replaceAll('.', ''), 2, []],
  [bullets, 1, bulleted('-', 20), 0, ['bullets']],
  [bullets, 13, bulleted('-', 5), 0, ['bullets']],
  [bullets, 24, bulleted('•', 5), 0, ['bullets']],
  [bullets, 24, bulleted('1.', 5), 0, ['bullets']],
  [bullets, 24, `In short:\n${bulleted('-', 4)}\n${text(8)}`, 2, []],
  [bullets, 22, bulleted('-', 6), 2, []],
  [short, 1, text(220, 4), 0, ['short']],
  [short, 1, text(220, 6), 0, ['short']],
  [short, 1, text(220, 7), 2, []],
  [short, 1, `${text(100, 4)} ${text(120, 12)}`, 2, []],
  [short, 22, text(80, 4), 2, []],
  ['4.6 rule 10: every rule that fires is explained', 1, text(60, 4).toUpperCase(), 0, ['words', 'capitals', 'short']],
  ['4.6 rule 10: every rule that fires is explained', 0, text(3, 3).replace('.', ''), 0, ['words', 'unfinished']],
];

const fullPoints = (typeId: number) => (typeId === 0 ? 1 : 2);

export const formCases: readonly FormCase[] = [
  ...countCases,
  ...texts.map(([rule, typeId, given, s, notes]) => ({
    rule,
    typeId,
    text: given,
    s,
    f: fullPoints(typeId),
    notes,
  })),
];
