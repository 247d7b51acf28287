import type { TypeText } from './type-text.js';

const zeroRules = {
  zh: '内容或格式为 0 时各项都为 0。',
  en: 'When content or form is 0, every trait is 0.',
};

export const writingTexts: readonly TypeText[] = [
  {
    id: 0,
    description: {
      zh: '阅读一篇不超过 300 词的文章，用一个句子（5-75 词）概括（学术类）。',
      en: 'Read a text of up to 300 words and summarize it in one sentence of 5 to 75 words (academic).',
    },
    scoring: {
      zh: `内容 4 分，格式 1 分（5-75 词且为一个完整句子），语法 2 分，词汇 2 分。${zeroRules.zh}`,
      en: `Content 4, form 1 (one complete sentence of 5 to 75 words), grammar 2, vocabulary 2. ${zeroRules.en}`,
    },
  },
  {
    id: 1,
    description: {
      zh: '阅读题目，写一篇 200-300 词的议论文，给出理由和例子（学术类）。',
      en: 'Read the prompt and write an essay of 200 to 300 words with reasons and examples (academic).',
    },
    scoring: {
      zh: `内容 6 分，格式 2 分（200-300 词满分，120-199 或 301-380 词 1 分），结构与连贯 6 分，语法 2 分，语言运用广度 6 分，词汇 2 分，拼写 2 分。${zeroRules.zh}`,
      en: `Content 6, form 2 (200-300 words; 120-199 or 301-380 give 1), development, structure and coherence 6, grammar 2, general linguistic range 6, vocabulary 2, spelling 2. ${zeroRules.en}`,
    },
  },
  {
    id: 22,
    description: {
      zh: '根据情景和三个要点写一封 50-120 词的邮件（Core）。',
      en: 'Write an email of 50 to 120 words about a situation, covering three points (Core).',
    },
    scoring: {
      zh: `内容 3 分，邮件格式 2 分，格式 2 分（50-120 词满分，30-49 或 121-140 词 1 分），组织 2 分，词汇 2 分，语法 2 分，拼写 2 分。${zeroRules.zh}`,
      en: `Content 3, email conventions 2, form 2 (50-120 words; 30-49 or 121-140 give 1), organization 2, vocabulary 2, grammar 2, spelling 2. ${zeroRules.en}`,
    },
  },
  {
    id: 23,
    description: {
      zh: '阅读一篇不超过 200 词的日常文章，用 25-50 词概括，可写多个句子（Core）。',
      en: 'Read an everyday text of up to 200 words and summarize it in 25 to 50 words; several sentences are allowed (Core).',
    },
    scoring: {
      zh: `内容 2 分，格式 2 分（25-50 词满分，5-24 或 51-60 词 1 分），语法 2 分，词汇 2 分。${zeroRules.zh}`,
      en: `Content 2, form 2 (25-50 words; 5-24 or 51-60 give 1), grammar 2, vocabulary 2. ${zeroRules.en}`,
    },
  },
];
