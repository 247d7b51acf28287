import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { home } from '@pte/local/folders';
import { kafkaAnswers } from '@pte/local/kafka/kafka-answers';
import { postgresAnswers } from '@pte/local/postgres/postgres-answers';
import { redisAnswers } from '@pte/local/redis/redis-process';
import type { Infrastructure } from './infrastructure.ts';

const file = () => join(home(), 'test-infra.json');

/** Lets later test runs find an infrastructure that stays (`npm run test:infra`). */
export async function keepInfrastructure(infrastructure: Infrastructure): Promise<void> {
  await mkdir(dirname(file()), { recursive: true });
  await writeFile(file(), JSON.stringify(infrastructure));
}

export const forgetInfrastructure = (): Promise<void> => rm(file(), { force: true });

/** The one that stays, if it is there and all three answer. */
export async function keptInfrastructure(): Promise<Infrastructure | undefined> {
  const text = await readFile(file(), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const kept = JSON.parse(text) as Infrastructure;
  const redis = new URL(kept.redisUrl);
  const kafka = new URL(`kafka://${kept.kafkaBrokers}`);
  const answers = await Promise.all([
    postgresAnswers(kept.postgresAdminUrl),
    redisAnswers(Number(redis.port), redis.hostname).catch(() => false),
    kafkaAnswers(Number(kafka.port), kafka.hostname).catch(() => false),
  ]);
  return answers.every(Boolean) ? kept : undefined;
}
