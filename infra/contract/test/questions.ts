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

const aDictation = (name: string) => ({
  ...{ type: 20, name, content: '{"audioUrl":"question-resources/20001/default.mp3"}' },
  answer: '{"text":"Return all borrowed books."}',
});

const aGapText = (name: string) => ({
  ...{ type: 15, name, answer: '{"blanks":[["bakery"],["village"]]}' },
  content: '{"material":"The first {{1}} opened in a {{2}}.","audioUrl":"question-resources/15001/default.mp3"}',
});

const anEssay = (name: string) => ({
  ...{ type: 1, name, content: '{"material":"Is it better to work from home?"}', answer: '{}' },
});

export interface MockParts {
  readonly mockId: number;
  /** A reading choice whose right answer is 1. */
  readonly choice: number;
  /** Two gaps to type: bakery, village. */
  readonly gaps: number;
  readonly dictation: number;
  readonly essay: number;
}

/** A mock of five items: 0 a spoken one, 1 an essay, 2 a choice, 3 gaps to type, 4 a dictation. */
export async function madeMock(api: Api): Promise<MockParts> {
  const make = async (body: object) => (await api.ask('manager', 'PUT /api/question/item/new', { body })).data.id;
  const name = api.freshName('mock');
  const made = [aChoice(name), aGapText(name), aDictation(name), anEssay(name)].map(make);
  const [choice, gaps, dictation, essay] = await Promise.all(made);
  const sections = { speaking: [spokenId], writing: [essay], reading: [choice], listening: [gaps, dictation] };
  const body = { name, difficulty: 1, content: JSON.stringify(sections) };
  const { data } = await api.ask('manager', 'PUT /api/mock/new', { body });
  return { mockId: data.id, choice, gaps, dictation, essay };
}
