import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { wait } from '@pte/local/wait';
import { eventually } from '@pte/testing/eventually';
import { useInfrastructure } from '@pte/testing/infrastructure';
import { aKafka, type TestKafka } from '@pte/testing/kafka';
import { type Stack, startStack } from '@pte/testing/stack';
import { type BoughtOrder, Buyer, tellAlipay } from './support/buyer.ts';
import { grantedOnce, MoneyLedger } from './support/money-ledger.ts';

/** Orders in each fault, and how long Kafka is away; `make test-long` takes as many as the product promises. */
const [orders, outage] = process.env['PTE_TEST_LONG'] ? [200, 60_000] : [20, 10_000];
const minutes = 60_000;

let kafka: TestKafka;
let stack: Stack;
let ledger: MoneyLedger;
let buyer: Buyer;

beforeAll(async () => {
  kafka = await aKafka();
  stack = await startStack({
    infrastructure: { ...useInfrastructure(), kafkaBrokers: kafka.brokers },
    environment: { RATE_LIMIT_FACTOR: '100', RECONCILE_SECONDS: '1' },
  });
  ledger = await MoneyLedger.open(stack);
}, 5 * minutes);

afterAll(async () => {
  await ledger?.close();
  await stack?.stop();
  await kafka?.drop();
}, 2 * minutes);

beforeEach(async () => {
  buyer = await Buyer.register(stack);
});

afterEach(() => tellAlipay(stack, 'PUT', 'faults', {}));

async function buyAll(): Promise<BoughtOrder[]> {
  const bought: BoughtOrder[] = [];
  for (let count = 0; count < orders; count += 1) bought.push(await buyer.order(count % 3));
  return bought;
}

const payAll = async (bought: readonly BoughtOrder[]) => {
  await Promise.all(bought.map((order) => buyer.pay(order)));
};

async function expectGrantedOnce(): Promise<void> {
  await eventually(
    async () => {
      const trails = await ledger.trails(buyer.userId);
      expect(trails.map(({ id: _, ...trail }) => trail)).toEqual(Array(orders).fill(grantedOnce));
    },
    { timeout: 3 * minutes, interval: 500 },
  );
  const { lasts, bought } = await ledger.vip(buyer.userId);
  expect(lasts).toBeCloseTo(bought, 1);
}

describe('every order is granted exactly once', () => {
  it(
    'when each notification comes five times and out of order',
    async () => {
      const bought = await buyAll();
      await tellAlipay(stack, 'PUT', 'faults', { repeat: 5, reorder: 1_000 });
      const stray = bought.map(async ({ outTradeNo }) => {
        for (const tradeStatus of ['TRADE_CLOSED', 'WAIT_BUYER_PAY', 'TRADE_FINISHED', 'TRADE_CLOSED']) {
          const { form } = await tellAlipay<{ form: Record<string, string> }>(stack, 'POST', 'sign', {
            ...{ outTradeNo, tradeStatus },
          });
          expect(await buyer.notify(form)).toBe('success');
        }
      });
      await Promise.all([...bought.map((order) => buyer.pay(order)), ...stray]);
      await expectGrantedOnce();
    },
    5 * minutes,
  );

  it(
    'when the payment service is killed between storing and publishing',
    async () => {
      const bought = await buyAll();
      await kafka.process.kill9();
      await payAll(bought);
      await eventually(async () => expect(await ledger.unpublished()).toBe(orders));
      await stack.process('payment').kill9();
      await Promise.all([kafka.process.start(), stack.process('payment').start()]);
      await expectGrantedOnce();
    },
    5 * minutes,
  );

  it(
    'when the user service is killed between consuming and committing',
    async () => {
      const bought = await buyAll();
      const { release } = await ledger.hold(buyer.userId);
      await payAll(bought);
      const watch = await MoneyLedger.open(stack);
      try {
        await eventually(async () => expect(await watch.waitingGrants()).toBeGreaterThan(0), { timeout: minutes });
        await stack.process('user').kill9();
      } finally {
        await Promise.all([release(), watch.close()]);
      }
      await stack.process('user').start();
      await expectGrantedOnce();
    },
    5 * minutes,
  );

  it(
    'when Kafka is away for a while',
    async () => {
      const bought = await buyAll();
      await kafka.process.kill9();
      await payAll(bought);
      await wait(outage);
      await kafka.process.start();
      await expectGrantedOnce();
    },
    6 * minutes,
  );

  it(
    'when every notification is lost and reconciliation has to find out',
    async () => {
      const bought = await buyAll();
      await tellAlipay(stack, 'PUT', 'faults', { drop: true });
      await payAll(bought);
      await expectGrantedOnce();
    },
    5 * minutes,
  );

  it(
    'when the payment service is away while the notifications come',
    async () => {
      const bought = await buyAll();
      await stack.process('payment').kill9();
      await payAll(bought);
      await stack.process('payment').start();
      await expectGrantedOnce();
    },
    5 * minutes,
  );
});

describe('a forgery', () => {
  it('of any kind is refused and logged without a word about anybody, and changes nothing', async () => {
    const [order] = [await buyer.order(0)];
    const sign = async (given: object) =>
      (
        await tellAlipay<{ form: Record<string, string> }>(stack, 'POST', 'sign', {
          ...{ outTradeNo: order.outTradeNo, tradeStatus: 'TRADE_SUCCESS', totalAmount: '69.00' },
          ...given,
        })
      ).form;
    const before = stack.process('payment').lines.length;
    const forms = await Promise.all([
      sign({ totalAmount: '0.01' }),
      sign({ changed: { app_id: '2021000000000002' } }),
      sign({ outTradeNo: '20261121_unknown' }),
    ]);
    const right = await sign({});
    for (const form of [
      ...forms,
      { ...right, total_amount: '69.01' },
      { ...right, sign: right['sign']?.slice(4) ?? '' },
    ])
      expect(await buyer.notify(form)).toBe('fail');
    expect(await ledger.trails(buyer.userId)).toEqual([
      { id: order.id, status: 'pending', paid: 0, grants: 0, granted: 0 },
    ]);
    const refusals = () =>
      stack
        .process('payment')
        .lines.slice(before)
        .filter((line) => line.includes('notification was refused'));
    await eventually(() => expect(refusals()).toHaveLength(5));
    expect(refusals().join('\n')).not.toMatch(/buyer_|example\.com|2088102177846880/);
  });
});
