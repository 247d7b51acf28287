import type { Api } from './api.js';

/** Questions of the starter bank that the tests only read. */
export const spokenId = 2001;
export const choiceId = 21001;

export const choiceContent = JSON.stringify({ title: 'Which?', choices: ['a', 'b', 'c'], kept: { of: 'ours' } });
export const choiceKey = JSON.stringify({ choice: 1 });

/** A reading question with one right choice, index 1 of 3. */
export const aChoice = (name: string) => ({
  ...{ type: 21, name, content: choiceContent, answer: choiceKey },
  analysis: '{"zh":"因为"}',
});

export async function madeChoice(api: Api): Promise<number> {
  const body = aChoice(api.freshName('question'));
  return (await api.ask('manager', 'PUT /api/question/item/new', { body })).data.id;
}
