import { Injectable } from '@nestjs/common';
import { longestTimeUsed, readAnswer } from '@pte/exam/answer';
import type { QuestionParts } from '@pte/exam/question-parts';
import { questionTypeRules } from '@pte/exam/registry';
import type { TypeRules } from '@pte/exam/type-rules';
import { DomainError } from '@pte/service-kit/domain-error';
import { QuestionNotFound } from '../bank/question.js';
import type { QuestionRow } from '../bank/question-row.js';
import { ReadQuestions } from '../bank/read-questions.js';
import type { Caller } from '../caller.js';
import { integerProblem } from '../fields.js';
import { Recordings } from './recordings.js';

export interface GivenAnswer {
  readonly caller: Caller;
  readonly questionId: number;
  /** The JSON text of `{"answer": V}` */
  readonly answer: string;
  /** Seconds */
  readonly timeUsed: number;
}

/** An answer that may be stored. */
export interface AcceptedAnswer extends GivenAnswer {
  readonly question: QuestionRow;
  readonly rules: TypeRules;
  readonly parts: QuestionParts<object, object>;
  /** V */
  readonly value: unknown;
}

const wrongShape = (field: 'answer' | 'timeUsed') =>
  new DomainError('ANSWER_SHAPE', 'invalid', { fields: { [field]: { code: 'answerShape' } } });

/**
 * Decides whether an answer may be stored. In this order: VIP_RECORDING_ONLY, ANSWER_SHAPE of the time, QUESTION_NOT_FOUND,
 * QUESTION_TYPE_UNSUPPORTED, ANSWER_SHAPE of the answer, RECORDING_REQUIRED.
 */
@Injectable()
export class AcceptAnswer {
  constructor(
    private readonly questions: ReadQuestions,
    private readonly recordings: Recordings,
  ) {}

  async run(given: GivenAnswer): Promise<AcceptedAnswer> {
    const found = await this.questions.one(given.questionId);
    const question = found?.deleted_at ? undefined : found;
    const rules = question && questionTypeRules(question.type);
    if (rules?.recorded && !given.caller.isVip) throw new DomainError('VIP_RECORDING_ONLY', 'forbidden');
    if (integerProblem(given.timeUsed, 0, longestTimeUsed)) throw wrongShape('timeUsed');
    if (!question) throw new QuestionNotFound();
    if (!rules) throw new DomainError('QUESTION_TYPE_UNSUPPORTED', 'invalid');
    const parts = partsOf(rules, question);
    const value = submittedValue(rules, parts, given.answer);
    if (rules.recorded) await this.checkRecording(given, value);
    return { ...given, question, rules, parts, value };
  }

  private async checkRecording({ caller, questionId }: GivenAnswer, value: unknown): Promise<void> {
    if (await this.recordings.isOwn(caller.userId, questionId, String(value))) return;
    throw new DomainError('RECORDING_REQUIRED', 'invalid', { fields: { answer: { code: 'recordingRequired' } } });
  }
}

/** Content and key of a stored question, parsed. */
export const partsOf = (rules: TypeRules, question: Pick<QuestionRow, 'content' | 'answer'>) => ({
  content: rules.content.parse(JSON.parse(question.content)),
  key: rules.key.parse(JSON.parse(question.answer)),
});

function submittedValue(rules: TypeRules, { content }: QuestionParts<object, object>, text: string): unknown {
  const read = rules.answer.safeParse(readAnswer(text));
  if (!read.success || !rules.answerFits(content, read.data)) throw wrongShape('answer');
  return read.data;
}
