import { questionTypeRules } from '@pte/exam/registry';
import { scoreWriting } from '../writing/score-writing.js';
import type { LanguageResources } from '../writing/text/evidence.js';
import type { Essay } from './essay-file.js';

/** Write Essay: what a pile of texts without a type is judged as. */
const essayType = 1;

/** A line of the output: unrounded language qualities, and the points of the exam for the type. `ms` is the time it took. */
export function scoreEssay(
  { id, prompt, text, type, points, samples }: Essay,
  otherTasks: readonly string[],
  resources: LanguageResources,
) {
  const rules = questionTypeRules(type ?? essayType);
  if (!rules?.traits) throw new Error(`essay ${id}: type ${type} is no written type`);
  const start = performance.now();
  const scored = scoreWriting(text, { prompt, points, samples, otherTasks }, rules, resources);
  const { score, analysis, overall, qualities } = scored;
  return { id, overall, traits: qualities, score, analysis, ms: Math.round(performance.now() - start) };
}
