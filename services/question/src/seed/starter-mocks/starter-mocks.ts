import { starterBank } from '../starter-bank/starter-bank.js';
import type { StarterQuestion } from '../starter-bank/starter-question.js';
import { type MockPlan, mockOf } from './mock-plan.js';
import { academic, core } from './sections.js';

const plans: readonly MockPlan[] = [
  {
    ...{ number: 1, name: '学术类全真模考（一） Academic Full Mock 1', full: true, after: 0, sections: academic },
    ...{ difficulty: 1, isExercise: false },
    zh: '学术类全部题型，题量取真实考试的下限。请一次做完，中途不要查词典。',
    en: 'Every type of PTE Academic, as many questions as the shortest real exam has. Sit it in one go, without a dictionary.',
  },
  {
    ...{ number: 2, name: '学术类全真模考（二） Academic Full Mock 2', full: true, after: 1, sections: academic },
    ...{ difficulty: 2, isExercise: false },
    zh: '与第一套题型相同，换了题目。建议间隔一周再做，对比两次的各项得分。',
    en: 'The types of the first mock with other questions. Sit it a week later and compare your scores trait by trait.',
  },
  {
    ...{ number: 3, name: '核心类全真模考 Core Full Mock', full: true, after: 2, sections: core },
    ...{ difficulty: 1, isExercise: false },
    zh: '核心类（PTE Core）全部题型：有写邮件，没有议论文、复述讲座和小组讨论总结。',
    en: 'Every type of PTE Core: there is an email, and no essay, retold lecture or group discussion.',
  },
  {
    ...{ number: 4, name: '口语单项模考 Speaking Section Mock', full: false, after: 3 },
    ...{ sections: { speaking: academic.speaking }, difficulty: 1, isExercise: true },
    zh: '只考口语部分，适合检查流利度能否保持到最后一题。',
    en: 'Speaking only: see whether your fluency lasts until the final question.',
  },
  {
    ...{ number: 5, name: '写作单项模考 Writing Section Mock', full: false, after: 3 },
    ...{ sections: { writing: academic.writing }, difficulty: 1, isExercise: true },
    zh: '两篇书面总结加一篇议论文。留出最后两分钟检查拼写和字数。',
    en: 'Two summaries and an essay. Keep the last two minutes for spelling and the number of words.',
  },
  {
    ...{ number: 6, name: '阅读单项模考 Reading Section Mock', full: false, after: 3 },
    ...{ sections: { reading: academic.reading }, difficulty: 0, isExercise: false },
    zh: '练习分配时间：填空题每题约两分钟，多选题没有把握的选项不要选。',
    en: 'Practise pacing: about two minutes for each gapped text, and no guessing where wrong choices cost points.',
  },
  {
    ...{ number: 7, name: '听力单项模考 Listening Section Mock', full: false, after: 3 },
    ...{ sections: { listening: academic.listening }, difficulty: 2, isExercise: false },
    zh: '录音只放一遍，边听边记关键词；听写句子分值高，请留足时间。',
    en: 'Each recording plays once, so take notes; dictation is worth many points, keep time for it.',
  },
];

/** The mocks that come with the product, from the questions of its bank. */
export const starterMocks: readonly StarterQuestion[] = plans.map((plan) => mockOf(starterBank, plan));
