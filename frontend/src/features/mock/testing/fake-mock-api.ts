import type { MockItem, MockResult, MockSession } from '../../../lib/api/mock.shapes.js';
import type { Question, SelfUser } from '../../../lib/api/shapes.js';

export const vip = { id: 3, name: 'lily', type: 2, vipUntil: 4_000_000_000, deletedAt: null } as SelfUser;
export const learner = { ...vip, id: 4, name: 'max', vipUntil: null } as SelfUser;

export const anItem = (index: number, change: Partial<MockItem> = {}): MockItem => ({
  index,
  section: 'reading',
  questionId: 400 + index,
  questionTypeId: 21,
  answer: null,
  timeUsed: 0,
  savedAt: null,
  ...change,
});

export const aSession = (change: Partial<MockSession> = {}): MockSession => ({
  id: 's1',
  mockId: 9001,
  mockName: 'Mock 1',
  status: 'active',
  step: 'microphoneCheck',
  itemIndex: 0,
  createdAt: 1_000,
  examStartedAt: null,
  expiresAt: null,
  submittedAt: null,
  timeUsed: 0,
  serverTime: 1_000,
  content: {
    microphoneCheck: true,
    headsetCheck: false,
    selfIntroduction: false,
    speaking: [],
    writing: [],
    reading: [400, 401],
    listening: [],
  },
  items: [anItem(0), anItem(1)],
  resumed: false,
  ...change,
});

export const aQuestion = (id: number, change: Partial<Question> = {}): Question =>
  ({
    id,
    type: 21,
    name: `Question ${id}`,
    content: JSON.stringify({ title: `Why ${id}?`, material: 'The lamps were old.', choices: ['One', 'Two', 'Three'] }),
    answer: '{}',
    analysis: '{}',
    translation: '{}',
    difficulty: 1,
    isExercise: false,
    hasPracticed: false,
    ...change,
  }) as Question;

export const aMock = (id: number, change: Partial<Question> = {}): Question =>
  aQuestion(id, { type: 25, name: `Mock ${id}`, content: JSON.stringify(aSession().content), ...change });

export const aResult = (change: Partial<MockResult> = {}): MockResult => ({
  sessionId: 's1',
  mockId: 9001,
  items: [],
  failed: [],
  pendingCount: 0,
  timeUsed: 125,
  notice: null,
  noticeMessage: null,
  complete: true,
  ...change,
});
