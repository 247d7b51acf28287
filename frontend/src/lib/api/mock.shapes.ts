import type { Category } from '@pte/exam/question-types';
import type { TraitContribution, TypeContribution } from '@pte/exam/report/contributions';
import type { PteTargets, ScoringStatus, Unix } from './shapes.js';

export interface MockContent {
  microphoneCheck: boolean;
  headsetCheck: boolean;
  selfIntroduction: boolean;
  speaking: number[];
  writing: number[];
  reading: number[];
  listening: number[];
}

export type MockStep =
  | 'microphoneCheck'
  | 'headsetCheck'
  | 'selfIntroduction'
  | 'interstitial'
  | 'exam'
  | 'review'
  | 'result';

export interface MockItem {
  index: number;
  section: Category;
  questionId: number;
  questionTypeId: number;
  /** The text validate takes. */
  answer: string | null;
  /** Seconds in total. */
  timeUsed: number;
  savedAt: Unix | null;
}

/** A session as lists give it. */
export interface MockSessionSummary {
  id: string;
  mockId: number;
  mockName: string;
  status: 'active' | 'submitted' | 'abandoned';
  step: MockStep;
  itemIndex: number;
  createdAt: Unix;
  examStartedAt: Unix | null;
  expiresAt: Unix | null;
  submittedAt: Unix | null;
  timeUsed: number;
  serverTime: Unix;
}

export interface MockSession extends MockSessionSummary {
  content: MockContent;
  items: MockItem[];
  resumed: boolean;
}

export interface MockResultItem {
  index: number;
  section: Category;
  questionId: number;
  questionTypeId: number;
  submissionId: number | null;
  outcome: 'submitted' | 'skipped' | 'vipOnly' | 'failed';
  scoringStatus: ScoringStatus | null;
  score: string;
  timeUsed: number;
}

export interface MockResult {
  sessionId: string;
  mockId: number;
  items: MockResultItem[];
  /** Indexes of items whose submission failed. */
  failed: number[];
  pendingCount: number;
  timeUsed: number;
  notice: 'NOT_VIP_OBJECTIVE_ONLY' | 'NOTHING_SUBMITTED' | null;
  noticeMessage: string | null;
  complete: boolean;
}

export type EnablingSkill =
  | 'grammar'
  | 'oralFluency'
  | 'pronunciation'
  | 'spelling'
  | 'vocabulary'
  | 'writtenDiscourse';

/** Scores lie on 10-90; null where there are too few answers. */
export interface MockReport {
  sessionId: string;
  mockId: number;
  mockName: string;
  /** 0 academic, 1 core. */
  examType: 0 | 1;
  createdAt: Unix;
  complete: boolean;
  overall: number | null;
  communicativeSkills: Record<Category, number | null>;
  enablingSkills: Record<EnablingSkill, number | null>;
  /** Plus or minus. */
  ranges: Record<Category | 'overall', number | null>;
  mappingVersion: string;
  items: MockResultItem[];
  targets: PteTargets | null;
  /** What each type and trait brought, and the ids of the types furthest above and below the rest. */
  types?: readonly TypeContribution[];
  traits?: readonly TraitContribution[];
  strengths?: readonly number[];
  weaknesses?: readonly number[];
}
