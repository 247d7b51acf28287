import type { RetellingTask } from '@pte/exam/judging';
import type { Note } from '@pte/exam/scoring-result';
import { type Arguments, filled, type Sentence } from '../feedback/sentence.js';

/** Content from 0 to 6. Source: scoring.md 4.3, C6-T and C6-R. */
export const contentBands: Readonly<Record<RetellingTask['content'], readonly Sentence[]>> = {
  summary: [
    { zh: '与题目无关、没有说话，或只有套话。', en: 'Unrelated, silent, or a bare template.' },
    { zh: '只有题目中孤立的词或短语。', en: 'Isolated words or phrases of the prompt.' },
    { zh: '要点很少，需要听者自己推断。', en: 'Few points; the listener must infer the rest.' },
    { zh: '说出了部分主要内容，缺少衔接。', en: 'Some main points; the links are mostly missing.' },
    { zh: '有主要内容，细节不全或选得次要。', en: 'Main points; details are partly wrong or minor ones.' },
    { zh: '有主要内容和若干细节，小有疏漏。', en: 'Main points and several details, with small slips.' },
    {
      zh: '几乎说全要点及其关系，有总结，用自己的话。',
      en: 'Nearly all points and how they relate, a conclusion, own words.',
    },
  ],
  situation: [
    { zh: '与情景无关、没有说话，或只是复述题目。', en: 'Unrelated, silent, or reads the prompt back.' },
    { zh: '只有个别相关的词。', en: 'A relevant word or two.' },
    { zh: '完成一项相关内容，语气不合适或很短。', en: 'One relevant act; wrong register or very short.' },
    { zh: '能听懂，部分切合情景，语气有偏差。', en: 'Understandable and partly fitting; the register slips.' },
    { zh: '完成主要任务，缺少一项要求。', en: 'The main act is done, one requested act is missing.' },
    { zh: '各项要求都完成，有一项略简略。', en: 'All acts are done, one a little thin.' },
    {
      zh: '完成情景的全部要求，语气得体，自然展开。',
      en: 'Does all that the situation asks, fits person and place, extends naturally.',
    },
  ],
};

interface Told extends Sentence {
  readonly tip?: Sentence;
}

const sentences = {
  estimate: {
    zh: '自由表达的内容分是根据听到的关键词估算的，仅供参考；单个要点可能漏听。',
    en: 'Content of free speech is estimated from key words that we heard. A single point may have been overheard.',
  },
  silence: {
    zh: '这段录音里几乎没有听到说话，所以各项得分为 0。请检查麦克风后再录一次。',
    en: 'We heard next to no speech in this recording, so every trait is 0. Check your microphone and record again.',
  },
  unrelated: {
    zh: '没有听到与题目有关的内容，内容为 0，因此各项得分为 0。',
    en: 'We heard nothing that belongs to the task. Content is 0, and so is every other trait.',
  },
  coverage: {
    zh: '{total} 个要点中，大约听到 {count} 个。',
    en: 'About {count} of {total} points were heard.',
    tip: {
      zh: '准备时先记下主题、两三个要点和结论，再按顺序说出来。',
      en: 'Note the topic, two or three points and the conclusion first, then say them in this order.',
    },
  },
  template: {
    zh: '大部分内容是通用套话，内容最高 2 分。',
    en: 'Stock phrases make up most of the answer, so Content has at most 2 points.',
    tip: { zh: '用题目里的具体信息代替套话。', en: 'Say what is particular about this task instead of stock phrases.' },
  },
  prompt: {
    zh: '回答基本上是把题目读了一遍，内容为 0。',
    en: 'The answer mostly reads the prompt back, so Content is 0.',
    tip: { zh: '不要复述题目，直接对对方说话。', en: 'Speak to the person; do not repeat the situation.' },
  },
  link: {
    zh: '没有听到明显的衔接或总结语。',
    en: 'We heard no clear link or conclusion.',
    tip: {
      zh: '用 however、as a result 连接，用 in conclusion 收尾。',
      en: 'Link with “however” or “as a result”, and end with “in conclusion”.',
    },
  },
  people: {
    zh: '没有清楚听到是谁的观点：{names}。',
    en: 'Whose opinion it was could not be heard clearly: {names}.',
    tip: {
      zh: '每个观点前说出人名，例如 Mia suggests …',
      en: 'Name the speaker before each opinion: “Mia suggests …”.',
    },
  },
  acts: {
    zh: '可能缺少这些要求：{acts}。',
    en: 'These may be missing: {acts}.',
    tip: {
      zh: '对照情景，把每个要求都说一句。',
      en: 'Say at least one sentence for each thing the situation asks for.',
    },
  },
  register: {
    zh: '有些说法与对方的身份或场合不合。',
    en: 'Some expressions do not fit the person or the place.',
    tip: { zh: '想清楚对方是谁，再选正式或随意的说法。', en: 'Decide first who you speak to, then how formal to be.' },
  },
} as const satisfies Record<string, Told>;

export type RetellingNoteCode = keyof typeof sentences;

export const retellingNote = (code: RetellingNoteCode, args?: Arguments): Note => ({
  code,
  ...(args ? { args } : {}),
  ...filled(sentences[code], args),
});

export function retellingTip(notes: readonly Note[]): Sentence | undefined {
  const known: Readonly<Record<string, Told | undefined>> = sentences;
  return notes.map(({ code }) => known[code]?.tip).find((tip) => tip !== undefined);
}

/** Names of the acts of a situation. */
export const actNames: Readonly<Record<string, Sentence>> = {
  apologise: { zh: '道歉', en: 'apologise' },
  request: { zh: '请求', en: 'request' },
  explain: { zh: '说明原因', en: 'explain' },
  suggest: { zh: '提出建议', en: 'suggest' },
  thank: { zh: '感谢', en: 'thank' },
  refuse: { zh: '拒绝', en: 'refuse' },
  invite: { zh: '邀请', en: 'invite' },
  complain: { zh: '提出不满', en: 'complain' },
};
