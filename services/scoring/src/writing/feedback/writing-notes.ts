import type { Note } from '@pte/exam/scoring-result';

type Arguments = Readonly<Record<string, string | number>>;

/** Sentences of the feedback on writing; `{name}` stands for an argument. */
const sentences = {
  empty: { zh: '没有写任何内容，各项得分为 0。', en: 'Nothing was written, so every trait is 0.' },
  language: { zh: '这段文字不是英文，各项得分为 0。', en: 'This text is not English, so every trait is 0.' },
  content: {
    zh: '没有回应题目的要求，内容为 0，因此各项得分为 0。',
    en: 'The text does not deal with the task. Content is 0, and so is every other trait.',
  },
  letters: {
    zh: '{percent}% 的词在英语词典里找不到，语言得分受限。',
    en: '{percent}% of the words are in no dictionary of English, which limits the score.',
  },
  'list-of-words': {
    zh: '这像一串单词而不是句子（实词占 {percent}%），得分受限。',
    en: 'This reads like a list of words, not sentences ({percent}% are content words), which limits the score.',
  },
  'word-order': {
    zh: '词序混乱，看不出句子结构，得分受限。',
    en: 'The words stand in an order that makes no sentences, which limits the score.',
  },
  repeated: {
    zh: '{percent}% 的文字是重复的，得分受限。',
    en: '{percent}% of the text repeats itself, which limits the score.',
  },
  copied: {
    zh: '{percent}% 的文字照抄题目，得分受限。请用自己的话写。',
    en: '{percent}% of the text is copied from the task, which limits the score. Use your own words.',
  },
  template: {
    zh: '约 {percent}% 是可以套用在任何题目上的模板句，得分受限。',
    en: 'About {percent}% are stock sentences that would fit any topic, which limits the score.',
  },
  capitals: { zh: '全文大写，得分受限。', en: 'The text is in capital letters, which limits the score.' },
  'no-sentences': {
    zh: '几乎没有标点，看不出句子，得分受限。',
    en: 'There is hardly any punctuation to show sentences, which limits the score.',
  },
  'one-sentence': {
    zh: '几乎全文是一个长句，得分受限。',
    en: 'Nearly the whole text is one sentence, which limits the score.',
  },
  'off-topic': { zh: '文章与题目几乎无关。', en: 'The text has next to nothing to do with the task.' },
  estimated: {
    zh: '这道题没有要点列表，内容分是按题目用词估计的。',
    en: 'This task lists no points, so Content is an estimate from the words of the task.',
  },
  missing: { zh: '没有找到这些要点：{points}。', en: 'Points that we did not find: {points}.' },
  'too-long': {
    zh: '文章过长，只读了前 10000 个字符。',
    en: 'The text is too long: only its first 10,000 characters were read.',
  },
  'no-grammar-checker': {
    zh: '这次没有用到语法检查器，语法只按我们自己的规则判断。',
    en: 'The grammar checker was not available, so grammar was judged by our own rules alone.',
  },
  'no-parser': {
    zh: '这次没有用到句法分析器，句子结构按其他特征判断。',
    en: 'The sentence parser was not available, so sentence structure was judged by other signs.',
  },
  'email-parts': { zh: '邮件缺少：{parts}。', en: 'The email lacks: {parts}.' },
} as const satisfies Record<string, Pick<Note, 'zh' | 'en'>>;

export type WritingNoteCode = keyof typeof sentences;
export const writingNoteCodes = Object.keys(sentences) as WritingNoteCode[];

const fill = (sentence: string, args: Arguments): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));

export function writingNote(code: WritingNoteCode, args: Arguments = {}): Note {
  const { zh, en } = sentences[code];
  return { code, ...(Object.keys(args).length > 0 ? { args } : {}), zh: fill(zh, args), en: fill(en, args) };
}
