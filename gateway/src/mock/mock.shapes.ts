import { z } from 'zod';
import { pteProfile } from '../profile/pte-profile.shape.js';
import { submission } from '../submission/submission.shapes.js';

/** Shapes of api.md, section 2. */
const seconds = z.int();

export const sessionStatus = z.enum(['active', 'submitted', 'abandoned']);

export const step = z.enum([
  'microphoneCheck',
  'headsetCheck',
  'selfIntroduction',
  'interstitial',
  'exam',
  'review',
  'result',
]);

const place = {
  index: z.int(),
  section: z.enum(['speaking', 'writing', 'reading', 'listening']),
  questionId: z.int(),
  questionTypeId: z.int(),
};

export const mockItem = z.object({
  ...place,
  answer: z.string().nullable(),
  timeUsed: seconds,
  savedAt: seconds.nullable(),
});

/** Unknown keys are kept. */
const mockContent = z.looseObject({
  microphoneCheck: z.boolean(),
  headsetCheck: z.boolean(),
  selfIntroduction: z.boolean(),
  speaking: z.array(z.int()),
  writing: z.array(z.int()),
  reading: z.array(z.int()),
  listening: z.array(z.int()),
});

export const listedSession = z.object({
  id: z.string(),
  mockId: z.int(),
  mockName: z.string(),
  userId: z.int(),
  status: sessionStatus,
  step,
  itemIndex: z.int(),
  createdAt: seconds,
  examStartedAt: seconds.nullable(),
  expiresAt: seconds.nullable(),
  submittedAt: seconds.nullable(),
  timeUsed: seconds,
  resumed: z.boolean(),
  serverTime: seconds,
});

export const mockSession = listedSession.extend({ content: mockContent, items: z.array(mockItem) });

const resultItem = z.object({
  ...place,
  submissionId: z.int().nullable(),
  outcome: z.enum(['submitted', 'skipped', 'vipOnly', 'failed']),
  scoringStatus: submission.shape.scoringStatus.nullable(),
  score: z.string(),
  timeUsed: seconds,
});

export const notice = z.enum(['NOT_VIP_OBJECTIVE_ONLY', 'NOTHING_SUBMITTED']);

export const mockResult = z.object({
  sessionId: z.string(),
  mockId: z.int(),
  items: z.array(resultItem),
  failed: z.array(z.int()).describe('Indexes'),
  pendingCount: z.int(),
  timeUsed: seconds,
  notice: notice.nullable(),
  noticeMessage: z.string().nullable(),
  complete: z.boolean(),
});

const points = z.number().nullable();
const skills = { listening: points, reading: points, speaking: points, writing: points };

const typeContribution = z.object({
  questionTypeId: z.int(),
  items: z.int(),
  share: z.number().describe('Mean share of the points, 0-1'),
  weights: z.record(z.string(), z.number()).describe('Part of each skill, by its letter, 0-1'),
});

/** Points of the scale 10-90; null where there were too few answers. */
export const mockReport = z.object({
  sessionId: z.string(),
  mockId: z.int(),
  mockName: z.string(),
  examType: z.literal([0, 1]),
  createdAt: seconds,
  complete: z.boolean(),
  overall: points,
  communicativeSkills: z.object(skills),
  enablingSkills: z.object({
    grammar: points,
    oralFluency: points,
    pronunciation: points,
    spelling: points,
    vocabulary: points,
    writtenDiscourse: points,
  }),
  ranges: z.object({ overall: points, ...skills }).describe('Plus or minus'),
  mappingVersion: z.string(),
  items: z.array(resultItem),
  leftOut: z.array(z.int()).describe('Indexes of answered items that are not in the numbers'),
  types: z.array(typeContribution),
  traits: z.array(z.object({ i: z.int(), s: z.number(), f: z.number() })).describe('Points of each trait'),
  strengths: z.array(z.int()).describe('Ids of question types'),
  weaknesses: z.array(z.int()).describe('Ids of question types'),
  targets: pteProfile.nullable(),
});
