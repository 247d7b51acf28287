import { NestFactory } from '@nestjs/core';
import type { GrpcOptions } from '@nestjs/microservices';
import { makeKeyPair } from '@pte/local/key-pair';
import { freePorts } from '@pte/local/network';
import {
  AlipayServiceClient,
  AlipayServiceService,
  OrderServiceClient,
  OrderServiceService,
} from '@pte/rpc/gen/pte/payment/v1/payment';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { type RpcClient, rpcClient } from '@pte/service-kit/grpc-client';
import { grpcServerOptions, useGrpcEdge } from '@pte/service-kit/grpc-server';
import { Health } from '@pte/service-kit/health';
import { KitModule, LOGGER } from '@pte/service-kit/kit.module';
import { createLogger, NestLogger } from '@pte/service-kit/logging';
import { type AlipaySimulator, startAlipaySimulator } from '@pte/simulators/alipay/alipay-simulator';
import { aDatabase } from '@pte/testing/database';
import { FakeClock } from '@pte/testing/fake-clock';
import { useInfrastructure } from '@pte/testing/infrastructure';
import { aTopicPrefix } from '@pte/testing/topic-prefix';
import { AppModule } from '../src/app.module.js';
import { readConfig } from '../src/config.js';
import { Reconciliation } from '../src/reconciliation/reconciliation.js';

export interface PaymentService {
  orders: RpcClient<OrderServiceClient>;
  alipay: RpcClient<AlipayServiceClient>;
  simulator: AlipaySimulator;
  clock: FakeClock;
  database: Database;
  /** One round of asking Alipay. */
  reconcile(): Promise<void>;
  /** What was logged, as JSON lines. */
  logged: string[];
  /** Events of the outbox in their order. */
  events(): Promise<{ type: string; data: Record<string, unknown> }[]>;
  stop(): Promise<void>;
}

const services = {
  'pte.payment.v1.OrderService': OrderServiceService,
  'pte.payment.v1.AlipayService': AlipayServiceService,
};

const merchant = { appId: '2021000000000001', sellerId: '2088000000000001' };

/** The whole service with a database and topics of its own and a simulated Alipay, called over gRPC as the gateway does. */
export async function startPaymentService(environment: Record<string, string> = {}): Promise<PaymentService> {
  const [app, provider] = [makeKeyPair(), makeKeyPair()];
  const [schema, [port], simulator] = await Promise.all([
    aDatabase('payment'),
    freePorts(1),
    startAlipaySimulator({ ...merchant, appPublicKey: app.publicKey, privateKey: provider.privateKey }),
  ]);
  const config = readConfig({
    GRPC_BIND: `127.0.0.1:${port}`,
    POSTGRES_URL: schema.url,
    POSTGRES_SCHEMA: schema.schema,
    KAFKA_BROKERS: useInfrastructure().kafkaBrokers,
    KAFKA_TOPIC_PREFIX: aTopicPrefix(),
    SITE_URL: 'https://pte.example',
    ALIPAY_GATEWAY: `${simulator.address}/gateway.do`,
    ALIPAY_APP_ID: merchant.appId,
    ALIPAY_SELLER_ID: merchant.sellerId,
    ALIPAY_APP_PRIVATE_KEY: app.privateKey,
    ALIPAY_PUBLIC_KEY: provider.publicKey,
    RECONCILE_SECONDS: '3600',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const clock = new FakeClock(new Date().toISOString());
  const logger = createLogger('payment', config);
  const logged: string[] = [];
  const listened = Object.assign(Object.create(logger), {
    warn: (...line: unknown[]) => void logged.push(JSON.stringify(line)),
    error: (...line: unknown[]) => void logged.push(JSON.stringify(line)),
  });
  const providers = [Health, { provide: Clock, useValue: clock }, { provide: LOGGER, useValue: listened }];
  const kit = { ...KitModule.with(logger), providers };
  const root = { module: class TestModule {}, imports: [kit, AppModule.with(config)] };
  const nest = await NestFactory.createMicroservice<GrpcOptions>(root, {
    ...grpcServerOptions(config.GRPC_BIND, services),
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  useGrpcEdge(nest, logger);
  await nest.listen();
  const database = nest.get(Database, { strict: false });
  const orders = rpcClient(OrderServiceClient, config.GRPC_BIND);
  const alipay = rpcClient(AlipayServiceClient, config.GRPC_BIND);
  return {
    orders,
    alipay,
    simulator,
    clock,
    database,
    reconcile: () => nest.get(Reconciliation, { strict: false }).run(),
    logged,
    events: () => database.query('select type, data from outbox order by position'),
    stop: async () => {
      orders.close();
      alipay.close();
      await nest.close();
      await Promise.all([schema.drop(), simulator.close()]);
    },
  };
}
