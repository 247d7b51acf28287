import { questionTypeRules } from '@pte/exam/registry';
import type { LanguageTool } from '../writing/checker/language-tool.js';
import { scoreWriting } from '../writing/score-writing.js';
import type { LanguageResources } from '../writing/text/evidence.js';
import type { Essay } from './essay-file.js';

/** Write Essay: what a pile of texts without a type is judged as. */
const essayType = 1;

/** What all essays of a pile have in common. */
export interface EssayScoring {
  readonly resources: LanguageResources;
  readonly checker: LanguageTool | null;
  readonly otherTasks: readonly string[];
}

/** A line of the output: unrounded language qualities, and the points of the exam for the type. `ms` is the time it took. */
export async function scoreEssay(essay: Essay, { resources, checker, otherTasks }: EssayScoring) {
  const { id, prompt, text, type, points, samples } = essay;
  const rules = questionTypeRules(type ?? essayType);
  if (!rules?.traits) throw new Error(`essay ${id}: type ${type} is no written type`);
  const start = performance.now();
  const checked = checker ? await checker.check(text) : null;
  const scored = scoreWriting(text, { prompt, points, samples, otherTasks }, rules, resources, checked);
  const { score, analysis, overall, qualities } = scored;
  return { id, overall, traits: qualities, score, analysis, ms: Math.round(performance.now() - start) };
}
