import type { Note } from '../scoring-result.js';
import type { WordLimits } from '../word-limits.js';
import type { FormFault } from './form-rules.js';

const sentences: Record<FormFault, Pick<Note, 'zh' | 'en'>> = {
  sentences: {
    zh: '要求只写一个句子，这里有两个或更多，格式得 0 分。',
    en: 'One sentence is asked for and there are two or more, so Form is 0.',
  },
  unfinished: {
    zh: '句子末尾没有句号、问号或感叹号，不是完整的句子，格式得 0 分。',
    en: 'The sentence does not end in a full stop, question mark or exclamation mark, so Form is 0.',
  },
  'no-verb': {
    zh: '没有找到谓语动词，不是完整的句子，格式得 0 分。',
    en: 'No finite verb was found, so this is not a complete sentence and Form is 0.',
  },
  capitals: {
    zh: '全文使用大写字母，格式得 0 分。',
    en: 'The whole text is in capital letters, so Form is 0.',
  },
  'no-punctuation': {
    zh: '全文没有标点，格式得 0 分。',
    en: 'The text has no punctuation, so Form is 0.',
  },
  bullets: {
    zh: '全文只有项目符号列表，没有连贯的段落，格式得 0 分。',
    en: 'The text is nothing but bullet points, so Form is 0.',
  },
  short: {
    zh: '全文几乎都是很短的句子（不超过 6 个词），格式得 0 分。',
    en: 'Nearly all sentences are very short (six words at most), so Form is 0.',
  },
};

export const faultNote = (code: FormFault): Note => ({ code, ...sentences[code] });

/** Words out of range; `s` of `f` points are left. */
export function wordsNote(words: number, { good: [from, to] }: WordLimits, s: number, f: number): Note {
  return {
    code: 'words',
    args: { words, from, to },
    zh: `写了 ${words} 词，满分要求 ${from}-${to} 词，格式得 ${s}/${f} 分。`,
    en: `You wrote ${words} words; full points need ${from}-${to}, so Form is ${s} of ${f}.`,
  };
}

export const vipNote: Note = {
  code: 'vip',
  zh: '开通 VIP 后可获得全部评分项；目前只评了格式。',
  en: 'Only Form was scored. With VIP every trait is scored.',
};
