import type { WordEvidence } from '@pte/exam/scoring-result';
import type { PhoneNorms } from '../rating/phone-norms.js';
import type { HeardReading } from '../reading/hear-reading.js';
import type { ExtraSpeech } from '../reading/other-speech.js';
import type { ReadWord } from '../reading/read-words.js';
import { replacedWords } from '../reading/replaced-words.js';
import type { OtherSpeech, Stretch } from '../tracker/best-path.js';
import { isClear, phoneQuality, wordQuality } from './word-quality.js';

const round = (value: number): number => Number(value.toFixed(2));
const seconds = ({ from, to }: Stretch): readonly [number, number] => [round(from / 100), round(to / 100)];

/** Every shown word with what became of it, and every extra one, in the order of the text. Shape: scoring.md 5.3. */
export function markWords({ tracked, words, extra }: HeardReading, norms: PhoneNorms): WordEvidence[] {
  const said = new Map<ReadWord, OtherSpeech>();
  for (const stretch of tracked.path.otherSpeech) {
    for (const word of replacedWords(stretch, words)) said.set(word, stretch);
  }
  return words
    .flatMap((word) => [
      ...extra.filter(({ before }) => before === word.spoken[0]).map(extraWord),
      word.isSaid ? saidWord(word, norms) : missedWord(word, said.get(word)),
      ...extra.filter(({ before }) => word.spoken.slice(1).includes(before)).map(extraWord),
    ])
    .concat(extra.filter(({ before }) => before === tracked.words.length).map(extraWord));
}

function saidWord(word: ReadWord, norms: PhoneNorms): WordEvidence {
  const quality = wordQuality(word, norms);
  return {
    w: word.shown.text,
    i: word.shown.index,
    st: isClear(quality) ? 'ok' : 'unclear',
    s: round(quality),
    ...(word.place ? { t: seconds(word.place) } : {}),
    ph: word.phones.map((phone) => [phone.phone, round(phoneQuality(phone, norms))]),
  };
}

/** `s` of a missed word is how likely it was said after all. */
function missedWord(word: ReadWord, otherSpeech: OtherSpeech | undefined): WordEvidence {
  const { text, index } = word.shown;
  const shown = { w: text, i: index, s: round(word.probability) };
  return otherSpeech ? { ...shown, st: 'replaced', t: seconds(otherSpeech) } : { ...shown, st: 'omitted' };
}

const extraWord = (extra: ExtraSpeech): WordEvidence => ({ w: extra.text, st: extra.kind, t: seconds(extra) });
