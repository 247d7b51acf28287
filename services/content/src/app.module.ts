import { type DynamicModule, Module } from '@nestjs/common';
import { resourceDeleted } from '@pte/events/resource/resource-deleted.v1';
import { resourceStored } from '@pte/events/resource/resource-stored.v1';
import { MessagingModule } from '@pte/messaging/messaging.module';
import { OutboxAndInbox1763700000000 } from '@pte/messaging/migrations/outbox-and-inbox.migration';
import { objectStoreConfig } from '@pte/object-store/object-store-environment';
import { DatabaseModule } from '@pte/service-kit/database.module';
import type { ContentConfig } from './config.js';
import { CreateReport1763700101000 } from './migrations/create-report.js';
import { CreateResource1763700100000 } from './migrations/create-resource.js';
import { ReportModule } from './report/report.module.js';
import { ResourceModule } from './resource/resource.module.js';

/** The content service: the stored objects, and what users report. */
@Module({})
export class AppModule {
  static with(config: ContentConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.with({
          config,
          records: [],
          migrations: [OutboxAndInbox1763700000000, CreateResource1763700100000, CreateReport1763700101000],
        }),
        MessagingModule.with({
          config,
          service: 'content',
          schema: config.POSTGRES_SCHEMA,
          publishes: [resourceStored, resourceDeleted],
          consumes: [],
        }),
        ResourceModule.with(objectStoreConfig(config)),
        ReportModule,
      ],
    };
  }
}
