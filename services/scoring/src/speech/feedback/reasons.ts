import type { Note } from '@pte/exam/scoring-result';
import { type Arguments, filled, type Sentence } from './sentence.js';

interface Reason extends Sentence {
  /** What to do about it. */
  readonly tip?: Sentence;
}

/** Why a spoken trait has its points. */
const reasons = {
  'all-words': { zh: '文本中的 {total} 个词都读到了。', en: 'All {total} words of the text were read.' },
  'in-order': {
    zh: '按原句顺序听到 {said} 个词，共 {total} 个。',
    en: '{said} of {total} words were heard in their order.',
  },
  missed: {
    zh: '有 {count} 个词没有读出或读成了别的词：{words}。',
    en: 'Left out or read as something else: {count} ({words}).',
    tip: {
      zh: '放慢一点，先把这些词单独读准，再读整句。',
      en: 'Slow down a little: say these words alone first, then the whole sentence.',
    },
  },
  added: {
    zh: '多读了文本里没有的内容（{count} 处）。',
    en: 'Something was added that is not in the text: {count}.',
    tip: { zh: '读错也不要回头改，继续往下读。', en: 'Read on after a slip; a correction counts as an extra word.' },
  },
  repeated: {
    zh: '有 {count} 处重复，重读会打断流利度。',
    en: 'Repeated words or phrases: {count}. Repeats break the flow.',
    tip: { zh: '读错也不要回头改，继续往下读。', en: 'Read on after a slip instead of starting the phrase again.' },
  },
  fillers: {
    zh: '有 {count} 处“嗯、呃”之类的停顿声。',
    en: 'Sounds of hesitation such as “um”: {count}.',
    tip: { zh: '想词时保持安静，比“嗯、呃”更好。', en: 'A short silence is better than a filler.' },
  },
  pause: {
    zh: '最长的停顿有 {seconds} 秒，在“{word}”之后。',
    en: 'The longest pause is {seconds} s, after “{word}”.',
    tip: {
      zh: '只在标点处停顿；准备时按意群划分句子。',
      en: 'Pause at punctuation only; mark the word groups while you prepare.',
    },
  },
  breaks: {
    zh: '词与词之间的停顿占了 {share}% 的时间。',
    en: 'Breaks between the words take {share} % of the time.',
    tip: {
      zh: '把词连成词组读，例如 at an airport 一口气读完。',
      en: 'Join words into groups: say “at an airport” in one breath.',
    },
  },
  slow: {
    zh: '语速每秒 {rate} 个音节，偏慢；自然的朗读大约为 3.3 到 5.3。',
    en: '{rate} syllables a second is slow; natural reading has about 3.3 to 5.3.',
    tip: {
      zh: '跟着参考录音读同一段，逐渐跟上它的语速。',
      en: 'Read along with the model recording until you keep its pace.',
    },
  },
  pace: {
    zh: '语速每秒 {rate} 个音节，词内的音拖得较长。',
    en: '{rate} syllables a second: the sounds inside the words are drawn out.',
    tip: {
      zh: '跟着参考录音读同一段，逐渐跟上它的语速。',
      en: 'Read along with the model recording until you keep its pace.',
    },
  },
  stress: {
    zh: '虚词（the、of、to 等）读得和实词一样长，节奏因此不自然。',
    en: 'Small words (the, of, to) are as long as the others, which makes the rhythm unnatural.',
    tip: { zh: '重读实词，把虚词读短、读轻。', en: 'Stress the content words; keep the small words short and light.' },
  },
  clipped: {
    zh: '有些音读得过短，像被吞掉。',
    en: 'Some sounds are very short, as if swallowed.',
    tip: { zh: '把词尾的辅音读完整。', en: 'Finish the consonants at the end of words.' },
  },
  monotone: {
    zh: '语调比较平，音高只变化 {semitones} 个半音左右。',
    en: 'The voice is rather flat: it moves by about {semitones} semitones.',
    tip: {
      zh: '句中重点词提高音高，句末降下来。',
      en: 'Raise your voice on the key words and let it fall at the end.',
    },
  },
  blurred: {
    zh: '有些音不清楚，听起来不连贯。',
    en: 'Some sounds are unclear, which breaks the flow for a listener.',
    tip: { zh: '先慢速把每个音读清楚，再加快。', en: 'Say every sound clearly at a slow pace first, then speed up.' },
  },
  'unclear-words': {
    zh: '{count} 个词不够清楚：{words}。',
    en: 'Not clear enough: {count} words ({words}).',
    tip: {
      zh: '点击这些词，对比自己和参考的发音，再跟读。',
      en: 'Play these words, compare yours with the model, and say them after it.',
    },
  },
  'weak-sounds': {
    zh: '最需要练习的音：{sounds}。',
    en: 'Sounds to practise most: {sounds}.',
    tip: { zh: '先单独练这些音，再放回词里读。', en: 'Practise these sounds alone, then inside their words.' },
  },
  fluent: {
    zh: '每分钟 {wpm} 个词，停顿 {pauses} 次，整体连贯。',
    en: '{wpm} words a minute with {pauses} pauses: it flows.',
  },
  clear: {
    zh: '读出的 {total} 个词中有 {count} 个清楚。',
    en: '{count} of the {total} words that were said are clear.',
  },
} as const satisfies Record<string, Reason>;

export type ReasonCode = keyof typeof reasons;

export const reasonCodes = Object.keys(reasons) as ReasonCode[];

export const reason = (code: ReasonCode, args: Arguments = {}): Note => ({
  code,
  args,
  ...filled(reasons[code], args),
});

/** What to do about the first reason that has a remedy. */
export function tipOf(found: readonly Note[]): Sentence | undefined {
  const known: Readonly<Record<string, Reason | undefined>> = reasons;
  return found.map(({ code }) => known[code]?.tip).find((tip) => tip !== undefined);
}
