import { traits } from '@pte/exam/traits';
import type { Sentence } from '../../speech/feedback/sentence.js';

/** What to do next where a trait lacks points. */
export const tips: ReadonlyMap<number, Sentence> = new Map([
  [
    traits.content.i,
    {
      zh: '动笔前列出题目要求的每一点，写完逐条核对。',
      en: 'List every part of the task before you write, and tick each off at the end.',
    },
  ],
  [
    traits.form.i,
    { zh: '写完看一眼字数，留一分钟增删。', en: 'Look at the word count at the end and keep a minute to add or cut.' },
  ],
  [
    traits.grammar.i,
    {
      zh: '留两分钟检查主谓一致、单复数、冠词和时态。',
      en: 'Keep two minutes to check agreement, plurals, articles and tenses.',
    },
  ],
  [
    traits.vocabulary.i,
    {
      zh: '同一个词出现第三次时换一种说法；没把握的词不用。',
      en: 'Put a word another way the third time; leave out words that you are not sure of.',
    },
  ],
  [traits.spelling.i, { zh: '把标出的词抄写到自己的易错表里。', en: 'Keep a list of the words that are marked here.' }],
  [
    traits.structure.i,
    {
      zh: '一段只讲一个观点，先写主题句，再写理由和例子。',
      en: 'One idea a paragraph: first what it says, then why, then an example.',
    },
  ],
  [
    traits.linguisticRange.i,
    {
      zh: '把两个短句用 although、which 或 if 连成一句。',
      en: 'Join two short sentences with “although”, “which” or “if” now and then.',
    },
  ],
  [
    traits.emailConventions.i,
    {
      zh: '按称呼、写信原因、请求、结束语、署名的顺序写。',
      en: 'Greet, say why you write, ask, close and sign, in this order.',
    },
  ],
  [
    traits.organization.i,
    {
      zh: '每项内容写一段，用 first、also、therefore 之类的词相连。',
      en: 'Give each bullet a paragraph and link them with words such as “first”, “also”, “therefore”.',
    },
  ],
]);
