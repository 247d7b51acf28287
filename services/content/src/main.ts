import { ResourceServiceService } from '@pte/rpc/gen/pte/content/v1/content';
import { ReportServiceService } from '@pte/rpc/gen/pte/content/v1/report';
import { bootstrapGrpcService } from '@pte/service-kit/bootstrap';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';

const config = readConfig();

await bootstrapGrpcService({
  name: 'content',
  config,
  module: AppModule.with(config),
  services: {
    'pte.content.v1.ResourceService': ResourceServiceService,
    'pte.content.v1.ReportService': ReportServiceService,
  },
});
