import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  CountBankRequest,
  CountBankResponse,
  CreateQuestionRequest,
  CreateQuestionResponse,
  DeleteQuestionRequest,
  DeleteQuestionResponse,
  GetManyQuestionsRequest,
  GetManyQuestionsResponse,
  ListQuestionsRequest,
  ListQuestionsResponse,
  UpdateQuestionRequest,
  UpdateQuestionResponse,
} from '@pte/rpc/gen/pte/question/v1/question';
import { unixSeconds } from '@pte/service-kit/clock';
import { CreateQuestion } from './create-question.js';
import { DeleteQuestion } from './delete-question.js';
import { ListQuestions } from './list-questions.js';
import { toMessage } from './question-row.js';
import { ReadQuestions } from './read-questions.js';
import { UpdateQuestion } from './update-question.js';

@Controller()
export class BankGrpc {
  constructor(
    private readonly questions: ReadQuestions,
    private readonly list: ListQuestions,
    private readonly create: CreateQuestion,
    private readonly update: UpdateQuestion,
    private readonly remove: DeleteQuestion,
  ) {}

  @GrpcMethod('BankService')
  async getManyQuestions({ ids }: GetManyQuestionsRequest): Promise<GetManyQuestionsResponse> {
    return { questions: (await this.questions.many(ids)).map(toMessage) };
  }

  @GrpcMethod('BankService')
  async listQuestions(request: ListQuestionsRequest): Promise<ListQuestionsResponse> {
    const [rows, count] = await Promise.all([
      request.withRows ? this.list.run(request, request, request.withTexts) : [],
      request.withCount ? this.list.count(request) : 0,
    ]);
    return { questions: rows.map(toMessage), count };
  }

  @GrpcMethod('BankService')
  async countBank(_request: CountBankRequest): Promise<CountBankResponse> {
    return { questions: await this.list.count({ predictiveHigh: false, includeDeleted: false }) };
  }

  @GrpcMethod('BankService')
  async createQuestion({ fields }: CreateQuestionRequest): Promise<CreateQuestionResponse> {
    return { question: toMessage(await this.create.run(fields ?? {})) };
  }

  @GrpcMethod('BankService')
  async updateQuestion({ id, fields, restore }: UpdateQuestionRequest): Promise<UpdateQuestionResponse> {
    return { question: toMessage(await this.update.run({ id, changes: fields ?? {}, restore })) };
  }

  @GrpcMethod('BankService')
  async deleteQuestion({ id }: DeleteQuestionRequest): Promise<DeleteQuestionResponse> {
    return { id, deletedAt: unixSeconds(await this.remove.run(id)) };
  }
}
