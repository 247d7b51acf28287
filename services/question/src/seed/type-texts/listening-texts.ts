import type { TypeText } from './type-text.js';

const zeroRules = {
  zh: '内容或格式为 0 时各项都为 0。',
  en: 'When content or form is 0, every trait is 0.',
};

export const listeningTexts: readonly TypeText[] = [
  {
    id: 13,
    description: {
      zh: '听 60-90 秒的讲座，写 50-70 词的总结（学术类）。',
      en: 'Hear a lecture of 60 to 90 seconds and write a summary of 50 to 70 words (academic).',
    },
    scoring: {
      zh: `内容 4 分，格式 2 分（50-70 词满分，40-49 或 71-100 词 1 分），语法 2 分，词汇 2 分，拼写 2 分。${zeroRules.zh}`,
      en: `Content 4, form 2 (50-70 words; 40-49 or 71-100 give 1), grammar 2, vocabulary 2, spelling 2. ${zeroRules.en}`,
    },
  },
  {
    id: 14,
    description: { zh: '听录音，从多个选项中选出所有正确项。', en: 'Listen and select every option that is right.' },
    scoring: {
      zh: '选对一项得 1 分，选错一项扣 1 分，最低 0 分。',
      en: '+1 for each right option, -1 for each wrong one, never below 0.',
    },
  },
  {
    id: 15,
    description: {
      zh: '边听边在文字稿的空格中输入缺少的单词。',
      en: 'Type the missing words of a transcript while you listen.',
    },
    scoring: {
      zh: '每空 1 分，拼写必须正确，大小写不限，填错不扣分。',
      en: '1 for each blank; spelling counts, capitals do not; nothing is taken off.',
    },
  },
  {
    id: 16,
    description: {
      zh: '听录音，选出最准确的一段摘要（学术类）。',
      en: 'Listen and choose the paragraph that sums the recording up best (academic).',
    },
    scoring: { zh: '选对 1 分，选错 0 分。', en: 'Right 1, wrong 0.' },
  },
  {
    id: 17,
    description: { zh: '听录音，选出唯一正确的答案。', en: 'Listen and choose the only right answer.' },
    scoring: { zh: '选对 1 分，选错 0 分。', en: 'Right 1, wrong 0.' },
  },
  {
    id: 18,
    description: {
      zh: '录音结尾的词被提示音盖住，选出被盖住的内容。',
      en: 'The last words of a recording are covered by a tone: choose what was said.',
    },
    scoring: { zh: '选对 1 分，选错 0 分。', en: 'Right 1, wrong 0.' },
  },
  {
    id: 19,
    description: {
      zh: '边听边点击文字稿中与录音不一致的单词。',
      en: 'Click the words of a transcript that differ from what you hear.',
    },
    scoring: {
      zh: '找出一个不一致的词得 1 分，误点一个扣 1 分，最低 0 分。',
      en: '+1 for each wrong word found, -1 for each right word clicked, never below 0.',
    },
  },
  {
    id: 20,
    description: { zh: '听一个句子，只播放一次，原样写下来。', en: 'Hear a sentence once and type it.' },
    scoring: {
      zh: '每个拼写正确的词得 1 分，多写不扣分，不计词序。',
      en: '1 for each word spelled right; extra words cost nothing and word order does not count.',
    },
  },
  {
    id: 24,
    description: {
      zh: '听 45-75 秒的日常录音，写 50-70 词的总结（Core）。',
      en: 'Hear an everyday recording of 45 to 75 seconds and write a summary of 50 to 70 words (Core).',
    },
    scoring: {
      zh: `内容 2 分，格式 2 分（50-70 词满分，40-49 或 71-100 词 1 分），语法 2 分，词汇 2 分，拼写 2 分。${zeroRules.zh}`,
      en: `Content 2, form 2 (50-70 words; 40-49 or 71-100 give 1), grammar 2, vocabulary 2, spelling 2. ${zeroRules.en}`,
    },
  },
];
