import type { TypeText } from './type-text.js';

const delivery = {
  zh: '口语流利度 5 分，发音 5 分。内容为 0 时各项都为 0。',
  en: 'Oral fluency 5, pronunciation 5. When content is 0, every trait is 0.',
};

export const speakingTexts: readonly TypeText[] = [
  {
    id: 2,
    description: {
      zh: '屏幕上有一段不超过 60 词的文字。准备片刻后大声朗读，重在读准、读顺、读出意群。',
      en: 'A text of up to 60 words is on the screen. After a short preparation, read it aloud: accurately, smoothly and in groups of meaning.',
    },
    scoring: {
      zh: `内容 5 分：漏读、错读、多读一词都算一个错误，按错误占全文词数的比例扣分。${delivery.zh}`,
      en: `Content 5: each word left out, replaced or added is an error, counted against the length of the text. ${delivery.en}`,
    },
  },
  {
    id: 3,
    description: {
      zh: '听一个 3 到 9 秒的句子，只播放一次，然后原样复述。',
      en: 'Hear a sentence of three to nine seconds once, then repeat it exactly.',
    },
    scoring: {
      zh: `内容 3 分：全部词按序复述 3 分，至少一半 2 分，不足一半 1 分，几乎没有 0 分。${delivery.zh}`,
      en: `Content 3: all words in order 3, at least half 2, less than half 1, almost nothing 0. ${delivery.en}`,
    },
  },
  {
    id: 4,
    description: {
      zh: '观察图表、地图、流程或照片，25 秒后用英语描述其主要信息、关系和结论。',
      en: 'Study a chart, map, process or photo for 25 seconds, then describe its main information, relations and conclusion.',
    },
    scoring: {
      zh: `内容 6 分：要点、关系和结论越完整越高，套用模板会被限分。${delivery.zh}`,
      en: `Content 6: the more points, relations and conclusions, the higher; stock templates are capped. ${delivery.en}`,
    },
  },
  {
    id: 5,
    description: {
      zh: '听一段不超过 90 秒的讲座，10 秒后用自己的话复述要点（学术类）。',
      en: 'Hear a lecture of up to 90 seconds and, after 10 seconds, retell its points in your own words (academic).',
    },
    scoring: {
      zh: `内容 6 分：复述要点及其联系，并有结论。${delivery.zh}`,
      en: `Content 6: the points, how they relate, and a conclusion. ${delivery.en}`,
    },
  },
  {
    id: 6,
    description: {
      zh: '听一个常识性问题，用一个或几个单词回答。',
      en: 'Hear a question of general knowledge and answer it in one or a few words.',
    },
    scoring: {
      zh: '答对 1 分，答错 0 分，不评流利度和发音。',
      en: 'Right 1, wrong 0. Fluency and pronunciation are not scored.',
    },
  },
  {
    id: 7,
    description: {
      zh: '阅读并听一个不超过 60 词的情景，10 秒后说出你在该情景中会说的话。',
      en: 'Read and hear a situation of up to 60 words and, after 10 seconds, say what you would say in it.',
    },
    scoring: {
      zh: `内容 6 分：完成情景要求的每个行为，语气与对象、场合相称。${delivery.zh}`,
      en: `Content 6: do everything that the situation asks, in a tone that fits person and place. ${delivery.en}`,
    },
  },
  {
    id: 8,
    description: {
      zh: '听三人的小组讨论，最长三分钟，然后总结谁持什么观点（学术类）。',
      en: 'Hear three people discuss for up to three minutes, then sum up who thinks what (academic).',
    },
    scoring: {
      zh: `内容 6 分：概括各人的观点及其关系。${delivery.zh}`,
      en: `Content 6: each speaker's view and how the views relate. ${delivery.en}`,
    },
  },
];
