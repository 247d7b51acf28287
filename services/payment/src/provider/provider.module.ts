import { type DynamicModule, Module } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import type { PaymentConfig } from '../config.js';
import { AlipayProvider } from './alipay-provider.js';
import { PAYMENT_PROVIDER } from './payment-provider.js';

@Module({})
export class ProviderModule {
  static with(config: PaymentConfig): DynamicModule {
    const provider = {
      provide: PAYMENT_PROVIDER,
      inject: [LOGGER],
      useFactory: (logger: Logger) => new AlipayProvider(config, logger),
    };
    return { module: ProviderModule, global: true, providers: [provider], exports: [PAYMENT_PROVIDER] };
  }
}
