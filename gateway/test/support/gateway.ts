import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@pte/service-kit/logging';
import { useInfrastructure } from '@pte/testing/infrastructure';
import { aRedis } from '@pte/testing/redis';
import { aTopicPrefix } from '@pte/testing/topic-prefix';
import { Redis } from 'ioredis';
import { readConfig } from '../../src/config.js';
import { startGateway } from '../../src/start-gateway.js';
import { FakeServices } from './fake-services.js';
import { fillWithPeople } from './people.js';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into answers of every shape.
  readonly body: any;
}

export interface Asked {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface TestGateway {
  readonly url: string;
  readonly services: FakeServices;
  readonly redis: Redis;
  readonly keyPrefix: string;
  readonly topicPrefix: string;
  readonly objects: string;
  ask(method: string, path: string, asked?: Asked): Promise<Answered>;
  /** Another process of the same installation. */
  replica(): Promise<{ url: string; stop: () => Promise<void> }>;
  /** Stops the gateway alone, as a signal does. */
  close(): Promise<void>;
  stop(): Promise<void>;
}

const silent = createLogger('gateway', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });

/** A gateway with faked services, real Redis and Kafka, and a folder for objects. */
export async function aGateway(variables: NodeJS.ProcessEnv = {}): Promise<TestGateway> {
  const services = new FakeServices();
  const address = await services.start();
  const objects = await mkdtemp(join(tmpdir(), 'gateway-'));
  const { url: redisUrl, keyPrefix, drop } = aRedis();
  const redis = new Redis(redisUrl);
  const topicPrefix = aTopicPrefix();
  fillWithPeople(services, redis, keyPrefix);
  const config = readConfig({
    PORT: '0',
    USER_GRPC_URL: address,
    CONTENT_GRPC_URL: address,
    QUESTION_GRPC_URL: address,
    SCORING_GRPC_URL: address,
    PAYMENT_GRPC_URL: address,
    REDIS_URL: redisUrl,
    REDIS_KEY_PREFIX: keyPrefix,
    KAFKA_BROKERS: useInfrastructure().kafkaBrokers,
    KAFKA_TOPIC_PREFIX: topicPrefix,
    OBJECT_STORE_DIRECTORY: objects,
    OBJECT_STORE_SIGNING_SECRET: 'a secret of the tests, long enough',
    ...variables,
  });
  const app = await startGateway(config, silent).catch((error: unknown) => {
    services.stop();
    redis.disconnect();
    throw error;
  });
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  return {
    url,
    services,
    redis,
    keyPrefix,
    topicPrefix,
    objects,
    ask: (method, path, asked) => ask(url, method, path, asked),
    replica: async () => {
      const other = await startGateway(config, silent);
      return { url: await other.getUrl(), stop: () => other.close() };
    },
    close: () => app.close(),
    stop: async () => {
      await app.close();
      services.stop();
      redis.disconnect();
      await Promise.all([drop(), rm(objects, { recursive: true, force: true })]);
    },
  };
}

async function ask(url: string, method: string, path: string, { token, body, headers }: Asked = {}): Promise<Answered> {
  const json = body !== undefined && typeof body !== 'string' && !(body instanceof FormData) && !(body instanceof Blob);
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: token }),
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as string | FormData | Blob) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : text };
}
