import { ScoringServiceService } from '@pte/rpc/gen/pte/scoring/v1/scoring';
import { bootstrapGrpcService } from '@pte/service-kit/bootstrap';
import { AppModule } from './app.module.js';
import { readServiceConfig } from './config.js';

const config = readServiceConfig();

await bootstrapGrpcService({
  name: 'scoring',
  config,
  module: AppModule.with(config),
  services: { 'pte.scoring.v1.ScoringService': ScoringServiceService },
});
