import type { WritingTask } from '@pte/exam/judging';
import type { Checks } from './checker/checks.js';
import { copiedShare } from './content/copying.js';
import { coverPoints } from './content/point-coverage.js';
import { matchTopic } from './content/topic.js';
import { writingFeatures } from './features/writing-features.js';
import { capOf, gatesOf } from './gates/gates.js';
import { type Qualities, qualitiesOf } from './rubric/qualities.js';
import { gatherEvidence, type LanguageResources } from './text/evidence.js';
import type { JudgedAnswer } from './traits/judged-answer.js';

/** Taking up the words of a prompt is not yet dealing with all of it, so an estimate never reaches full points. */
const estimatedCoverage = (topicCoverage: number) => Math.min(0.8, 0.15 + 1.2 * topicCoverage);

export interface AnswerToJudge {
  readonly raw: string;
  readonly task: WritingTask;
  /** Tasks that it may have been meant for in place of its own. */
  readonly otherTasks: readonly string[];
  readonly checks: Checks;
}

/** Measures a text and its fit to the task. Pure: the same text, task and checks give the same result. */
export function judgeAnswer(
  { raw, task, otherTasks, checks }: AnswerToJudge,
  resources: LanguageResources,
): JudgedAnswer {
  const evidence = gatherEvidence(raw, [task.prompt, ...task.samples].join('\n'), resources, checks);
  const features = writingFeatures(evidence);
  const topic = matchTopic(raw, task, otherTasks, resources.lexicon);
  const { found, coverage } = coverPoints(raw, task.points);
  const copied = copiedShare(raw, task.prompt);
  const gates = gatesOf(evidence, { prompt: task.prompt, isSummary: task.genre === 'summary', topic, copied });
  const cap = capOf(gates);
  const { traits, overall } = qualitiesOf(features);
  const names = Object.keys(traits) as (keyof Qualities)[];
  const capped = Object.fromEntries(names.map((name) => [name, Math.min(traits[name], cap)])) as unknown as Qualities;
  return {
    ...{ raw, task, evidence, features, gates, topic, copied },
    qualities: capped,
    overall: Math.min(overall, cap),
    points: found,
    coverage: coverage ?? estimatedCoverage(topic.coverage),
    asksForComposition: task.genre !== 'summary',
  };
}
