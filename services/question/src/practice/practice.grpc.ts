import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  GetSubmissionRequest,
  GetSubmissionResponse,
  ListFinishedRequest,
  ListFinishedResponse,
  ListSubmissionsRequest,
  ListSubmissionsResponse,
  RescoreRequest,
  RescoreResponse,
  SubmitAnswerRequest,
  SubmitAnswerResponse,
} from '@pte/rpc/gen/pte/question/v1/question';
import { callerOf } from '../caller.js';
import { GetSubmission } from './get-submission.js';
import { ListSubmissions } from './list-submissions.js';
import { RescoreSubmission } from './rescore-submission.js';
import { ShowSubmissions } from './show-submissions.js';
import { submissionView } from './submission-row.js';
import { SubmitAnswer } from './submit-answer.js';

@Controller()
export class PracticeGrpc {
  constructor(
    private readonly submit: SubmitAnswer,
    private readonly list: ListSubmissions,
    private readonly get: GetSubmission,
    private readonly show: ShowSubmissions,
    private readonly rescoring: RescoreSubmission,
  ) {}

  @GrpcMethod('PracticeService')
  submitAnswer({ caller, ...given }: SubmitAnswerRequest): Promise<SubmitAnswerResponse> {
    return this.submit.run({ ...given, caller: callerOf(caller) });
  }

  @GrpcMethod('PracticeService')
  async listFinished({ userId, questionType, ...page }: ListFinishedRequest): Promise<ListFinishedResponse> {
    const filters = { userId, questionTypeId: questionType };
    if (page.countOnly) return { json: '[]', count: await this.list.count(filters) };
    const submissions = await this.list.run(filters, page);
    return { json: JSON.stringify(await this.show.run(submissions, userId, false)), count: 0 };
  }

  @GrpcMethod('PracticeService')
  async listSubmissions({ userId, questionId, ...page }: ListSubmissionsRequest): Promise<ListSubmissionsResponse> {
    const filters = { userId, questionId };
    if (page.countOnly) return { json: '[]', count: await this.list.count(filters) };
    const submissions = await this.list.run(filters, page);
    return { json: JSON.stringify(submissions.map(submissionView)), count: 0 };
  }

  @GrpcMethod('PracticeService')
  async getSubmission({ caller: message, id }: GetSubmissionRequest): Promise<GetSubmissionResponse> {
    const caller = callerOf(message);
    const submission = await this.get.run(id, caller);
    const [shown] = await this.show.run([submission], submission.userId, caller.isAdmin);
    return { json: JSON.stringify(shown) };
  }

  @GrpcMethod('PracticeService')
  async rescore({ caller, id }: RescoreRequest): Promise<RescoreResponse> {
    return { json: JSON.stringify(submissionView(await this.rescoring.run(id, callerOf(caller)))) };
  }
}
