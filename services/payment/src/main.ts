import { AlipayServiceService, OrderServiceService } from '@pte/rpc/gen/pte/payment/v1/payment';
import { bootstrapGrpcService } from '@pte/service-kit/bootstrap';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';

const config = readConfig();

await bootstrapGrpcService({
  name: 'payment',
  config,
  module: AppModule.with(config),
  services: {
    'pte.payment.v1.OrderService': OrderServiceService,
    'pte.payment.v1.AlipayService': AlipayServiceService,
  },
});
