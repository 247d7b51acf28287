import type { TypeText } from './type-text.js';

export const readingTexts: readonly TypeText[] = [
  {
    id: 9,
    description: {
      zh: '短文中有若干空格，每个空格从各自的下拉列表中选词，考查词汇、搭配与语法。',
      en: 'Choose a word for each gap of a text from a list of its own: vocabulary, collocation and grammar.',
    },
    scoring: { zh: '每空 1 分，选错不扣分。', en: '1 for each blank; nothing is taken off.' },
  },
  {
    id: 10,
    description: {
      zh: '阅读文章，从多个选项中选出所有正确项。',
      en: 'Read a text and select every option that is right.',
    },
    scoring: {
      zh: '选对一项得 1 分，选错一项扣 1 分，最低 0 分。',
      en: '+1 for each right option, -1 for each wrong one, never below 0.',
    },
  },
  {
    id: 11,
    description: {
      zh: '把打乱的句子或段落按正确顺序排列。',
      en: 'Put the boxes of a text that were mixed up into the right order.',
    },
    scoring: {
      zh: '每一对相邻且顺序正确的句子得 1 分，n 个句子满分 n-1。',
      en: '1 for each neighbouring pair in the right order; n boxes give n-1 points.',
    },
  },
  {
    id: 12,
    description: {
      zh: '从词库中拖拽单词填入短文空格，词库中的词多于空格。',
      en: 'Drag words from a bank into the gaps of a text; there are more words than gaps.',
    },
    scoring: { zh: '每空 1 分，填错不扣分。', en: '1 for each blank; nothing is taken off.' },
  },
  {
    id: 21,
    description: {
      zh: '阅读一篇不超过 300 词的文章，从选项中选出唯一正确的答案。',
      en: 'Read a text of up to 300 words and choose the only right answer.',
    },
    scoring: { zh: '选对 1 分，选错 0 分。', en: 'Right 1, wrong 0.' },
  },
];
