import type { PaymentService } from './payment-service.js';

export interface OrderView {
  readonly id: number;
  readonly outTradeNo: string;
  readonly status: string;
  readonly amount: number;
  readonly paidAt: number | null;
  readonly refundedAt: number | null;
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly paymentUrl: string;
}

export const learner = { userId: 7, type: 2 };
export const admin = { userId: 1, type: 0 };

export const orderIn = ({ json }: { json: string }): OrderView => JSON.parse(json);

/** A pending order of the three-month plan. */
export async function anOrder({ orders }: PaymentService, given: object = {}): Promise<OrderView> {
  const request = { caller: learner, orderType: 1, mobile: false, idempotencyKey: '', ...given };
  return JSON.parse((await orders.createVipOrder(request)).json).order;
}

export const read = async ({ orders }: PaymentService, { id }: { id: number }): Promise<OrderView> =>
  orderIn(await orders.getOrder({ caller: admin, id }));

async function control<Answer>({ simulator }: PaymentService, method: string, path: string, body: object) {
  const response = await fetch(`${simulator.address}/control/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

export interface Said {
  readonly tradeStatus?: string;
  readonly totalAmount?: string;
  readonly changed?: Readonly<Record<string, string>>;
}

/** A rightly signed notification of the order, or of what is said otherwise. */
export async function notificationOf(
  service: PaymentService,
  { outTradeNo }: Pick<OrderView, 'outTradeNo'>,
  { tradeStatus = 'TRADE_SUCCESS', totalAmount = '119.00', changed }: Said = {},
): Promise<Record<string, string>> {
  const wanted = { outTradeNo, tradeStatus, totalAmount, changed };
  return (await control<{ form: Record<string, string> }>(service, 'POST', 'sign', wanted)).form;
}

export const notify = async (service: PaymentService, form: Record<string, string>): Promise<boolean> =>
  (await service.alipay.receiveNotification({ form })).accepted;

/** The buyer opens the page and pays, and the notification never arrives. */
export async function paySilently(service: PaymentService, order: OrderView): Promise<void> {
  await control(service, 'PUT', 'faults', { drop: true });
  await fetch(order.paymentUrl);
  await control(service, 'POST', `trades/${order.outTradeNo}`, { result: 'success' });
}

export const reasonOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => '',
    (error: { reason?: string }) => error.reason ?? String(error),
  );
