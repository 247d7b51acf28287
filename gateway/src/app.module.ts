import { type DynamicModule, Global, Module } from '@nestjs/common';
import { questionChanged } from '@pte/events/bank/question-changed.v1';
import { typeChanged } from '@pte/events/bank/type-changed.v1';
import { orderPaid } from '@pte/events/payment/order-paid.v1';
import { scoringProgress } from '@pte/events/submission/scoring-progress.v1';
import { submissionMarked } from '@pte/events/submission/submission-marked.v1';
import { sessionRevoked } from '@pte/events/user/session-revoked.v1';
import { userBlocked } from '@pte/events/user/user-blocked.v1';
import { userChanged } from '@pte/events/user/user-changed.v1';
import { userDeleted } from '@pte/events/user/user-deleted.v1';
import { vipGranted } from '@pte/events/user/vip-granted.v1';
import { BroadcastModule } from '@pte/messaging/broadcast.module';
import { AccountModule } from './account/account.module.js';
import { ConfigModule } from './config/config.module.js';
import { CONFIG, type GatewayConfig } from './config.js';
import { DemoModule } from './demo/demo.module.js';
import { EdgeModule } from './edge/edge.module.js';
import { EventsModule } from './events/events.module.js';
import { FrontendModule } from './frontend/frontend.module.js';
import { HealthModule } from './health/health.module.js';
import { HistoryModule } from './history/history.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { MockModule } from './mock/mock.module.js';
import { NeighboursModule } from './neighbours/neighbours.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { PaymentModule } from './payment/payment.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { QuestionModule } from './question/question.module.js';
import { QuestionTypeModule } from './question-type/question-type.module.js';
import { ReadCacheModule } from './read-cache/read-cache.module.js';
import { RedisModule } from './redis/redis.module.js';
import { ReportModule } from './report/report.module.js';
import { SessionModule } from './session/session.module.js';
import { SiteStatsModule } from './site-stats/site-stats.module.js';
import { StorageModule } from './storage/storage.module.js';
import { SubmissionModule } from './submission/submission.module.js';
import { UserModule } from './user/user.module.js';

const edge = [EdgeModule, RedisModule, NeighboursModule, SessionModule, LimitsModule, ReadCacheModule, FrontendModule];

const consumes = [
  submissionMarked,
  scoringProgress,
  sessionRevoked,
  userChanged,
  userDeleted,
  userBlocked,
  questionChanged,
  typeChanged,
  orderPaid,
  vipGranted,
];

const nouns = [
  AccountModule,
  UserModule,
  ProfileModule,
  QuestionTypeModule,
  QuestionModule,
  MockModule,
  SubmissionModule,
  HistoryModule,
  SiteStatsModule,
  StorageModule,
  ReportModule,
  PaymentModule,
  EventsModule,
  ConfigModule,
  HealthModule,
  OpenApiModule,
  DemoModule,
];

/** The gateway: what every call passes, then what the calls are about. */
@Global()
@Module({})
export class AppModule {
  static with(config: GatewayConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [BroadcastModule.with({ config, service: 'gateway', consumes }), ...edge, ...nouns],
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
