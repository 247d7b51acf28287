import type { MockContent } from '@pte/exam/mock-content';
import type { Category } from '@pte/exam/question-types';
import { DomainError, ValidationError } from '@pte/service-kit/domain-error';

/** The way through a mock exam. */
export const steps = [
  'microphoneCheck',
  'headsetCheck',
  'selfIntroduction',
  'interstitial',
  'exam',
  'review',
  'result',
] as const;
export type Step = (typeof steps)[number];

export const sessionStatuses = ['active', 'submitted', 'abandoned'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** Of the learner's PTE profile: 0 academic, 1 core. */
export type ExamType = 0 | 1;

/** Throws VALIDATION for any other number. */
export function examTypeOf(value: number): ExamType {
  if (value === 0 || value === 1) return value;
  throw new ValidationError({ examType: { code: 'invalid' } });
}

/** One sitting of a mock by one learner. */
export interface MockSession {
  /** UUID */
  readonly id: string;
  readonly userId: number;
  readonly mockId: number;
  readonly mockName: string;
  /** As the mock was when the session began. */
  readonly content: MockContent;
  readonly status: SessionStatus;
  readonly step: Step;
  readonly itemIndex: number;
  readonly examType: ExamType;
  /** Whether the learner was VIP when last seen: what counts when the server submits by itself. */
  readonly wasVip: boolean;
  readonly createdAt: Date;
  readonly examStartedAt: Date | null;
  readonly submittedAt: Date | null;
}

/** What became of an item when its session was submitted. */
export type Outcome = 'submitted' | 'skipped' | 'vipOnly' | 'failed';

export interface MockItem {
  readonly index: number;
  readonly section: Category;
  readonly questionId: number;
  readonly questionTypeId: number;
  /** The text validate takes, unjudged; null while unanswered. */
  readonly answer: string | null;
  /** Seconds */
  readonly timeUsed: number;
  readonly savedAt: Date | null;
  readonly outcome: Outcome | null;
  readonly submissionId: number | null;
}

export class MockSessionNotFound extends DomainError {
  constructor() {
    super('MOCK_SESSION_NOT_FOUND', 'not-found');
  }
}

export class MockTimeOver extends DomainError {
  constructor() {
    super('MOCK_TIME_OVER', 'conflict');
  }
}

export type NewSession = Pick<
  MockSession,
  'id' | 'userId' | 'mockId' | 'mockName' | 'content' | 'examType' | 'wasVip' | 'createdAt'
>;

export const newSession = (given: NewSession): MockSession => ({
  ...given,
  status: 'active',
  step: 'microphoneCheck',
  itemIndex: 0,
  examStartedAt: null,
  submittedAt: null,
});

const examSeconds = 3_600;
/** Seconds after the end in which what a slow network brings still counts. */
const graceSeconds = 60;

const later = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

export const expiresAt = ({ examStartedAt }: Pick<MockSession, 'examStartedAt'>): Date | null =>
  examStartedAt && later(examStartedAt, examSeconds);

/** Exams that began before this are over at `now`, grace included. */
export const startOfExamsInTime = (now: Date): Date => later(now, -(examSeconds + graceSeconds));

const isOver = ({ examStartedAt }: MockSession, now: Date): boolean =>
  examStartedAt !== null && examStartedAt < startOfExamsInTime(now);

/** Whether the server must submit the session by itself. */
export const isOverdue = (session: MockSession, now: Date): boolean =>
  session.status === 'active' && isOver(session, now);

/** Refuses changes of what is submitted, abandoned or over: MOCK_SESSION_CLOSED, MOCK_TIME_OVER. */
export function checkOpen(session: MockSession, now: Date): void {
  if (session.status !== 'active') throw new DomainError('MOCK_SESSION_CLOSED', 'conflict');
  if (isOver(session, now)) throw new MockTimeOver();
}

/** Throws MOCK_NOT_SUBMITTED. */
export function checkSubmitted({ status }: MockSession): void {
  if (status !== 'submitted') throw new DomainError('MOCK_NOT_SUBMITTED', 'conflict');
}

export interface Progress {
  readonly step?: Step;
  readonly itemIndex?: number;
}

/** The session where the learner is now. The exam's clock starts when its step is reached first, and never again. */
export function withProgress(session: MockSession, { step, itemIndex }: Progress, now: Date): MockSession {
  const examStartedAt = session.examStartedAt ?? (step === 'exam' ? now : null);
  return { ...session, step: step ?? session.step, itemIndex: itemIndex ?? session.itemIndex, examStartedAt };
}

export const submitted = (session: MockSession, examType: ExamType, now: Date): MockSession => ({
  ...session,
  status: 'submitted',
  step: 'result',
  examType,
  submittedAt: now,
});
