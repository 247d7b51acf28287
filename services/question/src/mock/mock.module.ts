import { type DynamicModule, Module } from '@nestjs/common';
import { BankModule } from '../bank/bank.module.js';
import { CloseOverdueSessions } from './close-overdue-sessions.js';
import { CloseSession } from './close-session.js';
import { GetReport } from './get-report.js';
import { GetResult } from './get-result.js';
import { GetSession } from './get-session.js';
import { HandInItems } from './hand-in-items.js';
import { ListSessions } from './list-sessions.js';
import { MockSessionRepository } from './mock-session.repository.js';
import { OwnRecordings } from './own-recordings.js';
import { ReadMock } from './read-mock.js';
import { ResultGrpc } from './result.grpc.js';
import { RetrySession } from './retry-session.js';
import { SaveItem } from './save-item.js';
import { SessionGrpc } from './session.grpc.js';
import { StartSession } from './start-session.js';
import { SubmitSession } from './submit-session.js';
import { UpdateSession } from './update-session.js';

/** Mock exams as learners sit them. Their definitions are questions of the bank. */
@Module({})
export class MockModule {
  /** `practice`: the module of submissions. */
  static with(practice: DynamicModule): DynamicModule {
    return {
      module: MockModule,
      imports: [BankModule, practice],
      controllers: [SessionGrpc, ResultGrpc],
      providers: [
        MockSessionRepository,
        ReadMock,
        StartSession,
        ListSessions,
        GetSession,
        UpdateSession,
        SaveItem,
        OwnRecordings,
        HandInItems,
        CloseSession,
        CloseOverdueSessions,
        SubmitSession,
        RetrySession,
        GetResult,
        GetReport,
      ],
      exports: [CloseOverdueSessions],
    };
  }
}
