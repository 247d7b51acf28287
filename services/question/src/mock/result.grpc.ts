import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  GetReportRequest,
  GetReportResponse,
  GetResultRequest,
  GetResultResponse,
  RetrySessionRequest,
  RetrySessionResponse,
  SubmitSessionRequest,
  SubmitSessionResponse,
} from '@pte/rpc/gen/pte/question/v1/mock';
import { callerOf } from '../caller.js';
import { GetReport } from './get-report.js';
import { GetResult } from './get-result.js';
import { examTypeOf } from './mock-session.js';
import { RetrySession } from './retry-session.js';
import { SubmitSession } from './submit-session.js';

/** A mock from its submit on. */
@Controller()
export class ResultGrpc {
  constructor(
    private readonly submit: SubmitSession,
    private readonly retry: RetrySession,
    private readonly result: GetResult,
    private readonly report: GetReport,
  ) {}

  @GrpcMethod('MockService')
  submitSession({ caller, examType, ...given }: SubmitSessionRequest): Promise<SubmitSessionResponse> {
    const known = examType === undefined ? undefined : examTypeOf(examType);
    return this.submit.run({ ...given, caller: callerOf(caller), examType: known });
  }

  @GrpcMethod('MockService')
  async retrySession({ caller, sessionId }: RetrySessionRequest): Promise<RetrySessionResponse> {
    return { json: JSON.stringify(await this.retry.run(sessionId, callerOf(caller))) };
  }

  @GrpcMethod('MockService')
  async getResult({ caller, sessionId }: GetResultRequest): Promise<GetResultResponse> {
    return { json: JSON.stringify(await this.result.run(sessionId, callerOf(caller))) };
  }

  @GrpcMethod('MockService')
  async getReport({ caller, sessionId }: GetReportRequest): Promise<GetReportResponse> {
    return { json: JSON.stringify(await this.report.run(sessionId, callerOf(caller))) };
  }
}
