import { AlipayServiceClient, OrderServiceClient } from '@pte/rpc/gen/pte/payment/v1/payment';
import { rpcClient } from '@pte/service-kit/grpc-client';

/** Calls of the payment service. */
export class PaymentNeighbour {
  readonly orders;
  readonly alipay;

  /** `address` host:port */
  constructor(address: string) {
    this.orders = rpcClient(OrderServiceClient, address);
    this.alipay = rpcClient(AlipayServiceClient, address);
  }

  close(): void {
    this.orders.close();
    this.alipay.close();
  }
}
