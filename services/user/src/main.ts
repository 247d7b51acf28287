import { AccountServiceService, ProfileServiceService, UserServiceService } from '@pte/rpc/gen/pte/user/v1/user';
import { bootstrapGrpcService } from '@pte/service-kit/bootstrap';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';

const config = readConfig();

await bootstrapGrpcService({
  name: 'user',
  config,
  module: AppModule.with(config),
  services: {
    'pte.user.v1.AccountService': AccountServiceService,
    'pte.user.v1.UserService': UserServiceService,
    'pte.user.v1.ProfileService': ProfileServiceService,
  },
});
