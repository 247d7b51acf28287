import type { WritingTask } from '@pte/exam/judging';
import { questionTypeRules } from '@pte/exam/registry';
import { type TraitOfType, traits } from '@pte/exam/traits';
import type { WritingEngine } from '../writing/process/writing-engine.js';
import type { Essay } from './essay-file.js';

/** Write Essay: what a pile of texts without a type is judged as. */
const essayType = 1;

/** What the traits of a written type show that it asks for. */
function genreOf(ofType: readonly TraitOfType[]): WritingTask['genre'] {
  const has = (code: number) => ofType.some(({ i }) => i === code);
  if (has(traits.emailConventions.i)) return 'email';
  return has(traits.structure.i) ? 'essay' : 'summary';
}

function taskOf({ id, type = essayType, prompt, points, samples }: Essay) {
  const rules = questionTypeRules(type);
  if (rules?.judging?.kind !== 'writing' || !rules.traits)
    throw new Error(`essay ${id}: type ${type} is no written type`);
  const { traits: ofType, wordLimits, formRules } = rules;
  const task: WritingTask = { kind: 'writing', prompt, points, samples, genre: genreOf(ofType) };
  return { task, rules: { traits: ofType, wordLimits, formRules } };
}

/** A line of the output: unrounded language qualities, and the points of the exam for the type. `ms` is the time it took. */
export async function scoreEssay(essay: Essay, engine: Pick<WritingEngine, 'score'>, otherTasks?: readonly string[]) {
  const start = performance.now();
  const { score, analysis, overall, qualities } = await engine.score({
    ...taskOf(essay),
    text: essay.text,
    ...(otherTasks ? { otherTasks } : {}),
  });
  return { id: essay.id, overall, traits: qualities, score, analysis, ms: Math.round(performance.now() - start) };
}
