/** `make bench`: what the product does beside a bare server on the same database, in one run on this machine. */

import { freePorts } from '@pte/local/network';
import { gatewayProcess } from '@pte/local/stack/service-processes';
import { type Stack, startStack } from '@pte/testing/stack';
import { StackProcess } from '@pte/testing/stack-process';
import { startInfrastructure } from '@pte/testing/start-infrastructure';
import { fillBank } from './bank.ts';
import { startBareServer } from './bare-server.ts';
import { accountsBench } from './bench-accounts.ts';
import { answersBench } from './bench-answers.ts';
import { listsBench } from './bench-lists.ts';
import { notificationsBench } from './bench-notifications.ts';
import { readsBench } from './bench-reads.ts';
import { scoringBench } from './bench-scoring.ts';
import { type Line, printReport } from './report.ts';

const note = (line: string) => console.log(`bench            | ${line}`);

/** A second gateway of the same stack whose reads all go to their service. */
async function uncachedGateway({ settings }: Stack): Promise<{ address: string; stop: () => Promise<void> }> {
  const [gateway = 0] = await freePorts(1);
  const process = new StackProcess(
    gatewayProcess({
      ...settings,
      ports: { ...settings.ports, gateway },
      extra: { ...settings.extra, READ_CACHE: 'off' },
    }),
  );
  await process.start();
  return { address: `http://127.0.0.1:${gateway}`, stop: () => process.stop() };
}

async function measure(stack: Stack): Promise<Line[]> {
  const url = new URL(stack.settings.postgresAdminUrl);
  url.pathname = stack.settings.database;
  const ids = await fillBank(url.href, 10_000);
  const bare = await startBareServer(url.href);
  const uncached = await uncachedGateway(stack);
  const servers = { bare: bare.address, cached: stack.address, uncached: uncached.address };
  try {
    note('reads of one question and of a list');
    const reads = await readsBench(servers, ids);
    note('answers to objective questions');
    const answers = await answersBench(servers, ids.objective);
    note('sign-ins, and reads with a token');
    const accounts = await accountsBench(servers, ids);
    note('from submit to the start of a worker, and the speech engine');
    const scoring = await scoringBench(stack, url.href);
    note('notifications of payments');
    const notifications = await notificationsBench(stack);
    note('lists with few and many submissions stored, search over many questions');
    return [...reads, ...answers, ...accounts, ...scoring, ...notifications, ...(await listsBench(servers, url.href))];
  } finally {
    await uncached.stop();
    await bare.close();
  }
}

note('starting a stack of its own; RATE_LIMIT_FACTOR=100000 for the whole run');
const { infrastructure, stop } = await startInfrastructure(note);
try {
  const stack = await startStack({
    infrastructure,
    environment: { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' },
  });
  try {
    printReport(await measure(stack));
  } finally {
    await stack.stop();
  }
} finally {
  await stop();
}
