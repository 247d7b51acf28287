import type { Caller, QuestionFields, QuestionRow } from '@pte/rpc/gen/pte/question/v1/question';
import type { QuestionService } from './question-service.js';

let people = 1000;

export const aLearner = (): Caller => ({ userId: ++people, type: 2, vip: false });
export const aVip = (): Caller => ({ userId: ++people, type: 2, vip: true });
export const anAdmin = (): Caller => ({ userId: ++people, type: 1, vip: true });

export const readAloudId = 2001;
export const singleChoiceId = 21001;
/** Right choice of the question with `singleChoiceId`. */
export const rightChoice = 1;

export const singleChoiceFields = (given: QuestionFields = {}): QuestionFields => ({
  type: 21,
  name: 'Lights',
  content: '{"title":"Why?","material":"Because.","choices":["a","b","c"]}',
  answer: '{"choice":2}',
  ...given,
});

export const readAloudFields = (given: QuestionFields = {}): QuestionFields => ({
  type: 2,
  name: 'Reading',
  content: '{"material":"Read this text."}',
  answer: '{}',
  ...given,
});

export async function aQuestion(service: QuestionService, given: QuestionFields = {}): Promise<QuestionRow> {
  const { question } = await service.bank.createQuestion({ caller: anAdmin(), fields: singleChoiceFields(given) });
  if (!question) throw new Error('no question came back');
  return question;
}

export interface Submit {
  caller?: Caller;
  questionId?: number;
  answer?: string;
  timeUsed?: number;
  idempotencyKey?: string;
}

export const submitRequest = (given: Submit = {}) => ({
  caller: aLearner(),
  questionId: singleChoiceId,
  answer: `{"answer":${rightChoice}}`,
  timeUsed: 35,
  idempotencyKey: '',
  ...given,
});

/** The Submission inside a Validation. */
export const submit = async (service: QuestionService, given: Submit = {}) =>
  JSON.parse((await service.practice.submitAnswer(submitRequest(given))).json).questionSubmit;

export const summaryOf = ({ summaryJson }: QuestionRow) => JSON.parse(summaryJson);
