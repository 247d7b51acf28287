import { type DynamicModule, Module } from '@nestjs/common';
import { orderPaid } from '@pte/events/payment/order-paid.v1';
import { orderRefunded } from '@pte/events/payment/order-refunded.v1';
import { resourceDeleted } from '@pte/events/resource/resource-deleted.v1';
import { resourceStored } from '@pte/events/resource/resource-stored.v1';
import { submissionCreated } from '@pte/events/submission/submission-created.v1';
import { submissionMarked } from '@pte/events/submission/submission-marked.v1';
import { sessionRevoked } from '@pte/events/user/session-revoked.v1';
import { userBlocked } from '@pte/events/user/user-blocked.v1';
import { userChanged } from '@pte/events/user/user-changed.v1';
import { userDeleted } from '@pte/events/user/user-deleted.v1';
import { vipGranted } from '@pte/events/user/vip-granted.v1';
import { vipRevoked } from '@pte/events/user/vip-revoked.v1';
import { MessagingModule } from '@pte/messaging/messaging.module';
import { DatabaseModule } from '@pte/service-kit/database.module';
import { AccountModule } from './account/account.module.js';
import type { UserConfig } from './config.js';
import { ContactModule } from './contact/contact.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { ManagementModule } from './management/management.module.js';
import { userMigrations } from './migrations/user-migrations.js';
import { PlanModule } from './plan/plan.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { RedisModule } from './redis/redis.module.js';
import { SecretModule } from './secret/secret.module.js';
import { SessionModule } from './session/session.module.js';
import { StatsModule } from './stats/stats.module.js';
import { TotpModule } from './totp/totp.module.js';
import { UserModule } from './user/user.module.js';
import { VipModule } from './vip/vip.module.js';
import { WechatModule } from './wechat/wechat.module.js';

/** The user service: accounts, sessions, the directory, preferences and practice statistics. */
@Module({})
export class AppModule {
  static with(config: UserConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.with({ config, records: [], migrations: userMigrations }),
        MessagingModule.with({
          config,
          service: 'user',
          schema: config.POSTGRES_SCHEMA,
          publishes: [userChanged, userDeleted, userBlocked, sessionRevoked, vipGranted, vipRevoked],
          consumes: [submissionCreated, submissionMarked, resourceStored, resourceDeleted, orderPaid, orderRefunded],
        }),
        RedisModule.with(config),
        LimitsModule.with({ factor: config.RATE_LIMIT_FACTOR, demoMode: config.DEMO_MODE }),
        UserModule.with({ hashConcurrency: config.PASSWORD_HASH_CONCURRENCY }),
        SecretModule.with(config.ACCOUNT_SECRET),
        SessionModule,
        TotpModule,
        AccountModule,
        ContactModule.with(config),
        WechatModule.with(config),
        DirectoryModule,
        ManagementModule,
        ProfileModule,
        StatsModule,
        PlanModule,
        VipModule,
      ],
    };
  }
}
