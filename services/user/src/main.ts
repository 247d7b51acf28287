import { ContactServiceService } from '@pte/rpc/gen/pte/user/v1/contact';
import { PlanServiceService } from '@pte/rpc/gen/pte/user/v1/plan';
import { TotpServiceService } from '@pte/rpc/gen/pte/user/v1/totp';
import { AccountServiceService, ProfileServiceService, UserServiceService } from '@pte/rpc/gen/pte/user/v1/user';
import { WechatServiceService } from '@pte/rpc/gen/pte/user/v1/wechat';
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
    'pte.user.v1.ContactService': ContactServiceService,
    'pte.user.v1.TotpService': TotpServiceService,
    'pte.user.v1.WechatService': WechatServiceService,
    'pte.user.v1.PlanService': PlanServiceService,
  },
});
