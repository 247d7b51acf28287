import type { WritingTask } from '@pte/exam/judging';
import type { FoundPoint } from '../content/point-coverage.js';
import type { TopicMatch } from '../content/topic.js';
import type { WritingFeatures } from '../features/writing-features.js';
import type { Gate } from '../gates/gates.js';
import type { Qualities } from '../rubric/qualities.js';
import type { TextEvidence } from '../text/evidence.js';

/** What is known about an answer before points are given. Qualities are capped by the gates already. */
export interface JudgedAnswer {
  readonly raw: string;
  readonly task: WritingTask;
  readonly evidence: TextEvidence;
  readonly features: WritingFeatures;
  readonly qualities: Qualities;
  readonly overall: number;
  readonly gates: readonly Gate[];
  readonly topic: TopicMatch;
  /** Share of its groups of five words that stand in the task. */
  readonly copied: number;
  readonly points: readonly FoundPoint[];
  /** Share of the points that were made, by weight; estimated from the prompt where a task has none. */
  readonly coverage: number;
  /** Whether the type asks for a text of paragraphs and not for a summary. */
  readonly asksForComposition: boolean;
}
