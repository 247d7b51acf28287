import type { Sentence } from '../../speech/feedback/sentence.js';

/** What traits of writing rest on; `{name}` stands for an argument. */
export const reasonSentences = {
  points: { zh: '找到 {total} 个要点中的 {found} 个。', en: '{found} of {total} points were found.' },
  'topic-words': {
    zh: '估计覆盖了约 {percent}% 的题目内容。',
    en: 'About {percent}% of the task is covered, as an estimate.',
  },
  'own-words': { zh: '{percent}% 的文字不是照抄题目。', en: '{percent}% of the text is not copied from the task.' },
  length: { zh: '{words} 个词，{sentences} 句。', en: 'Words: {words}, sentences: {sentences}.' },
  slips: { zh: '每 100 词约发现 {rate} 处语法错误。', en: 'About {rate} grammar slips were found in 100 words.' },
  parsed: { zh: '{percent}% 的句子结构完整。', en: '{percent}% of the sentences are built as English builds them.' },
  clauses: {
    zh: '用了 {kinds} 种从句引导词和 {structures} 种复杂句型。',
    en: 'Words that tie clauses: {kinds} kinds; complex structures: {structures}.',
  },
  'wrong-words': { zh: '误用或拼错的词占 {percent}%。', en: '{percent}% of the words are misused or misspelt.' },
  'different-words': { zh: '用了 {words} 个不同的词。', en: '{words} different words.' },
  misspelt: { zh: '拼写错误：{count} 处。', en: 'Misspellings found: {count}.' },
  'misspelt-words': { zh: '请检查：{words}。', en: 'Check these: {words}.' },
  paragraphs: { zh: '段落数：{paragraphs}。', en: 'Paragraphs: {paragraphs}.' },
  links: {
    zh: '{kinds} 种衔接表达，{percent}% 的句子与前一句相连。',
    en: 'Linking expressions: {kinds} kinds; {percent}% of the sentences are tied to the one before.',
  },
  'rare-words': { zh: '较少见的词占 {percent}%。', en: '{percent}% of the words are less common ones.' },
  'email-parts': {
    zh: '称呼、开头、结尾、署名四项中有 {found} 项。',
    en: '{found} of {total} parts are there: greeting, opening, closing, sign-off.',
  },
} as const satisfies Record<string, Sentence>;

export type ReasonCode = keyof typeof reasonSentences;
