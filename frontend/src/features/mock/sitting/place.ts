import type { Category } from '@pte/exam/question-types';
import type { MockContent, MockSession, MockStep } from '../../../lib/api/mock.shapes.js';

/** The pages between the items, in the exam's own words: introductions of the three parts, the rest, the end. */
export type InterstitialPage = 'partOne' | 'reading' | 'rest' | 'listening' | 'end';

/** Where the learner is. `item` is the one that is open, comes next, or was last. */
export interface Place {
  step: MockStep;
  item: number;
  /** In step `interstitial` only. */
  page: InterstitialPage | null;
}

/** What the way through an exam depends on. */
export interface ExamPlan {
  content: Pick<MockContent, 'headsetCheck' | 'selfIntroduction'>;
  /** Section of each item, in order. */
  sections: readonly Category[];
}

export const planOf = ({ content, items }: Pick<MockSession, 'content' | 'items'>): ExamPlan => ({
  content,
  sections: items.map(({ section }) => section),
});

type Part = 'partOne' | 'reading' | 'listening';

const parts: Record<Category, Part> = {
  speaking: 'partOne',
  writing: 'partOne',
  reading: 'reading',
  listening: 'listening',
};

export const at = (step: MockStep, item: number): Place => ({ step, item, page: null });
const page = (name: InterstitialPage, item: number): Place => ({ step: 'interstitial', item, page: name });

const introduction = ({ sections }: ExamPlan, item: number): Place => page(parts[sections[item] ?? 'speaking'], item);

const afterItem = (plan: ExamPlan, item: number): Place => {
  const next = item + 1;
  const [from, to] = [plan.sections[item], plan.sections[next]];
  if (to === undefined) return page('end', item);
  if (from === undefined || parts[from] === parts[to]) return at('exam', next);
  return parts[to] === 'listening' ? page('rest', next) : introduction(plan, next);
};

const afterPage = (plan: ExamPlan, { page: shown, item }: Place): Place => {
  if (shown === 'end') return at('result', item);
  return shown === 'rest' ? introduction(plan, item) : at('exam', item);
};

const next: Record<MockStep, (plan: ExamPlan, place: Place) => Place> = {
  microphoneCheck: (plan, place) =>
    plan.content.headsetCheck ? at('headsetCheck', 0) : next.headsetCheck(plan, place),
  headsetCheck: (plan) => (plan.content.selfIntroduction ? at('selfIntroduction', 0) : introduction(plan, 0)),
  selfIntroduction: (plan) => introduction(plan, 0),
  interstitial: afterPage,
  exam: (plan, { item }) => afterItem(plan, item),
  review: (_plan, { item }) => at('result', item),
  result: (_plan, place) => place,
};

/** Where Next leads. There is no way back to an earlier item. */
export const placeAfter = (plan: ExamPlan, place: Place): Place => next[place.step](plan, place);

/**
 * The place of a session that this device knows nothing more of. A page before an item is told by that item; the end
 * page is kept as the review, from which the result is one step too.
 */
export const placeOf = (session: Pick<MockSession, 'step' | 'itemIndex' | 'status' | 'content' | 'items'>): Place => {
  if (session.status === 'submitted') return at('result', session.itemIndex);
  const item = Math.min(session.itemIndex, session.items.length - 1);
  return session.step === 'interstitial' ? introduction(planOf(session), item) : at(session.step, item);
};

/** What the server keeps of a place. */
export interface Progress {
  step: MockStep;
  itemIndex: number;
}

export const progressOf = ({ step, item, page: shown }: Place): Progress => ({
  step: shown === 'end' ? 'review' : step,
  itemIndex: item,
});
