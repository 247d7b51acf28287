import { coverPoints } from './content/point-coverage.js';
import { matchTopic } from './content/topic.js';
import { writingFeatures } from './features/writing-features.js';
import { capOf, gatesOf } from './gates/gates.js';
import type { Slip } from './grammar/slip.js';
import { type Qualities, qualitiesOf } from './rubric/qualities.js';
import { gatherEvidence, type LanguageResources } from './text/evidence.js';
import type { JudgedAnswer } from './traits/judged-answer.js';
import type { WritingTask } from './writing-task.js';

/** Taking up the words of a prompt is not yet dealing with all of it, so an estimate never reaches full points. */
const estimatedCoverage = (topicCoverage: number) => Math.min(0.8, 0.15 + 1.2 * topicCoverage);

/** Measures a text and its fit to the task. Pure: the same text and task give the same result. */
export function judgeAnswer(
  raw: string,
  task: WritingTask,
  resources: LanguageResources,
  asksForComposition: boolean,
  checkedSlips: readonly Slip[] | null,
): JudgedAnswer {
  const evidence = gatherEvidence(raw, [task.prompt, ...task.samples].join('\n'), resources, checkedSlips);
  const features = writingFeatures(evidence);
  const topic = matchTopic(raw, task, resources.lexicon);
  const { found, coverage } = coverPoints(raw, task.points);
  const gates = gatesOf(evidence, task, topic);
  const cap = capOf(gates);
  const { traits, overall } = qualitiesOf(features);
  const names = Object.keys(traits) as (keyof Qualities)[];
  const capped = Object.fromEntries(names.map((name) => [name, Math.min(traits[name], cap)])) as unknown as Qualities;
  return {
    ...{ raw, task, evidence, features, gates, topic, asksForComposition },
    qualities: capped,
    overall: Math.min(overall, cap),
    points: found,
    coverage: coverage ?? estimatedCoverage(topic.coverage),
  };
}
