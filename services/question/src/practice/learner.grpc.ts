import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  CountFinishedRequest,
  CountFinishedResponse,
  GetLearnerMarksRequest,
  GetLearnerMarksResponse,
  LearnerMark as LearnerMarkMessage,
} from '@pte/rpc/gen/pte/question/v1/question';
import { CountFinished } from './count-finished.js';
import { type LearnerMark, ReadLearnerMarks } from './read-learner-marks.js';

/** The calls about the bank that differ from learner to learner. */
@Controller()
export class LearnerGrpc {
  constructor(
    private readonly marks: ReadLearnerMarks,
    private readonly finished: CountFinished,
  ) {}

  @GrpcMethod('BankService')
  async getLearnerMarks({ userId, questionIds }: GetLearnerMarksRequest): Promise<GetLearnerMarksResponse> {
    const marks = await this.marks.run(userId, questionIds);
    return { marks: Object.fromEntries([...marks].map(([id, mark]) => [id, toMessage(mark)])) };
  }

  @GrpcMethod('QuestionTypeService')
  async countFinished({ userId }: CountFinishedRequest): Promise<CountFinishedResponse> {
    return { counts: Object.fromEntries(await this.finished.run(userId)) };
  }
}

const toMessage = ({ hasPracticed, lastScore, collections }: LearnerMark): LearnerMarkMessage => ({
  hasPracticed,
  lastScore: lastScore ?? undefined,
  collections: [...collections],
});
