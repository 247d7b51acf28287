import { type handleUnaryCall, Server, ServerCredentials, type ServiceDefinition } from '@grpc/grpc-js';
import { ResourceServiceService } from '@pte/rpc/gen/pte/content/v1/content';
import { ReportServiceService } from '@pte/rpc/gen/pte/content/v1/report';
import { AlipayServiceService, OrderServiceService } from '@pte/rpc/gen/pte/payment/v1/payment';
import { HistoryServiceService } from '@pte/rpc/gen/pte/question/v1/history';
import { MockServiceService } from '@pte/rpc/gen/pte/question/v1/mock';
import {
  BankServiceService,
  CollectionServiceService,
  PracticeServiceService,
  QuestionTypeServiceService,
} from '@pte/rpc/gen/pte/question/v1/question';
import { ScoringServiceService } from '@pte/rpc/gen/pte/scoring/v1/scoring';
import { ContactServiceService } from '@pte/rpc/gen/pte/user/v1/contact';
import { PlanServiceService } from '@pte/rpc/gen/pte/user/v1/plan';
import { TotpServiceService } from '@pte/rpc/gen/pte/user/v1/totp';
import { AccountServiceService, ProfileServiceService, UserServiceService } from '@pte/rpc/gen/pte/user/v1/user';
import { WechatServiceService } from '@pte/rpc/gen/pte/user/v1/wechat';
import { DomainError } from '@pte/service-kit/domain-error';
import { toGrpcError } from '@pte/service-kit/grpc-errors';

/** What a fake answers to one call; may throw a DomainError, as a service would. */
export type Answer = (request: never, requestId: string) => unknown;

const definitions: readonly ServiceDefinition[] = [
  AccountServiceService,
  UserServiceService,
  ProfileServiceService,
  ContactServiceService,
  TotpServiceService,
  WechatServiceService,
  PlanServiceService,
  QuestionTypeServiceService,
  BankServiceService,
  CollectionServiceService,
  PracticeServiceService,
  MockServiceService,
  HistoryServiceService,
  ResourceServiceService,
  ReportServiceService,
  ScoringServiceService,
  OrderServiceService,
  AlipayServiceService,
];

export interface CallSeen {
  readonly method: string;
  readonly request: unknown;
  readonly requestId: string;
  readonly traceparent: string;
}

/** All services behind the gateway on one port, made from the generated definitions. Method names are unique among them. */
export class FakeServices {
  readonly calls: CallSeen[] = [];
  readonly answers = new Map<string, Answer>();
  private readonly server = new Server();
  private port = 0;

  /** From now on `method` answers so; the request is what the gateway sent. */
  on<Request>(method: string, answer: (request: Request, requestId: string) => unknown): void {
    this.answers.set(method, answer as Answer);
  }

  /** Requests that `method` got, oldest first. */
  requestsOf<Request>(method: string): Request[] {
    return this.calls.filter((call) => call.method === method).map((call) => call.request as Request);
  }

  async start(): Promise<string> {
    for (const definition of definitions) {
      const handlers = Object.keys(definition).map((method) => [method, this.handlerOf(method)]);
      this.server.addService(definition, Object.fromEntries(handlers));
    }
    this.port = await new Promise<number>((resolve, reject) => {
      this.server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
    return `127.0.0.1:${this.port}`;
  }

  stop(): void {
    this.server.forceShutdown();
  }

  private handlerOf(method: string): handleUnaryCall<never, unknown> {
    return async (call, callback) => {
      const carried = (key: string) => String(call.metadata.get(key)[0] ?? '');
      const requestId = carried('x-request-id');
      this.calls.push({ method, request: call.request, requestId, traceparent: carried('traceparent') });
      try {
        const answer = this.answers.get(method);
        if (!answer) throw new DomainError('INTERNAL', 'internal');
        callback(null, await answer(call.request, requestId));
      } catch (error) {
        callback(toGrpcError(error));
      }
    };
  }
}
