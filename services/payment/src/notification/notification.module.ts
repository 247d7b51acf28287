import { type DynamicModule, Module } from '@nestjs/common';
import { AlipayGrpc } from './alipay.grpc.js';
import { ReadReturn } from './read-return.js';
import { ReceiveNotification } from './receive-notification.js';

/** What the provider says to us. */
@Module({})
export class NotificationModule {
  static with(order: DynamicModule): DynamicModule {
    return {
      module: NotificationModule,
      imports: [order],
      controllers: [AlipayGrpc],
      providers: [ReceiveNotification, ReadReturn],
    };
  }
}
