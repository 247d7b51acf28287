import { Injectable } from '@nestjs/common';
import type { ListQuestionsRequest } from '@pte/rpc/gen/pte/question/v1/question';
import { type JsonText, jsonText } from '../edge/json-text.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { ReadCache } from '../read-cache/read-cache.js';
import { Versions } from '../read-cache/versions.js';
import { QuestionText } from './question-text.js';

/** One page of the bank, in order. */
export interface QuestionPage {
  readonly questions: readonly QuestionText[];
  readonly count: number;
  /** The page as everybody without an account sees it: the array. */
  readonly anonymous: JsonText;
}

const megabyte = 1024 * 1024;

/** Lists of the bank, cached unless they depend on one learner. */
@Injectable()
export class QuestionLists {
  private readonly cache: ReadCache<QuestionPage>;

  constructor(
    versions: Versions,
    private readonly neighbour: QuestionNeighbour,
  ) {
    this.cache = new ReadCache(versions, { capacity: 32 * megabyte, sizeOf });
  }

  read(request: ListQuestionsRequest): Promise<QuestionPage> {
    if (request.userId !== undefined) return this.load(request);
    return this.cache.read(JSON.stringify(request), ['questions'], () => this.load(request));
  }

  clear(): void {
    this.cache.clear();
  }

  private async load(request: ListQuestionsRequest): Promise<QuestionPage> {
    const { questions: rows, count } = await this.neighbour.bank.listQuestions(request);
    const questions = rows.map((row) => new QuestionText(row));
    const anonymous = jsonText(`[${questions.map((question) => question.summary()).join(',')}]`);
    return { questions, count, anonymous };
  }
}

const sizeOf = ({ questions, anonymous }: QuestionPage): number =>
  questions.reduce((size, question) => size + question.size, 200 + 4 * anonymous.text.length);
