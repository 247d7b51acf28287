import type { KeyPoint, RetellingTask, WritingTask } from '@pte/exam/judging';
import { type TraitOfType, traitName, traits } from '@pte/exam/traits';
import type { JudgedTrait } from './answer-judge.js';

/** Kinds of answers that a provider helps to judge. */
export type JudgedTask = RetellingTask | WritingTask;

/** Content and language; form, spelling and what is heard in the voice are counted by the engine alone. */
const judged: Readonly<Record<JudgedTask['kind'], readonly number[]>> = {
  writing: [
    traits.content.i,
    traits.grammar.i,
    traits.vocabulary.i,
    traits.structure.i,
    traits.linguisticRange.i,
    traits.emailConventions.i,
    traits.organization.i,
    traits.appropriacy.i,
  ],
  retelling: [traits.content.i, traits.appropriacy.i],
};

const sampleCount = 2;

export const isJudged = (kind: string): kind is JudgedTask['kind'] => Object.hasOwn(judged, kind);

/** Which traits of a type are asked of a provider. */
export const judgedTraits = (kind: JudgedTask['kind'], ofType: readonly TraitOfType[]): JudgedTrait[] =>
  ofType.flatMap(({ i, f }) => (i !== undefined && judged[kind].includes(i) ? [{ i, f, name: traitName(i).en }] : []));

/** What a provider is told about the question. */
export function taskFacts(task: JudgedTask): Readonly<Record<string, unknown>> {
  const common = {
    points_to_make: task.points.map(pointFacts),
    model_answers: task.samples.slice(0, sampleCount),
    register: task.register,
  };
  return task.kind === 'writing'
    ? { form: `written ${task.genre}`, task: task.prompt, ...common }
    : {
        form: `spoken ${task.content === 'summary' ? 'retelling' : 'response to a situation'}, transcribed by a machine`,
        seen_or_heard: task.source,
        ...common,
        acts: task.acts,
        people: task.people,
      };
}

const pointFacts = ({ text, w, who }: KeyPoint) => ({ text, weight: w, who });
