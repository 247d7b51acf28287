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

/** `ONLY=scoring,accounts` measures these parts; all of them without it. */
const only = (process.env['ONLY'] ?? '').split(',').filter(Boolean);

async function measure(stack: Stack): Promise<Line[]> {
  const url = new URL(stack.settings.postgresAdminUrl);
  url.pathname = stack.settings.database;
  const ids = await fillBank(url.href, 10_000);
  const bare = await startBareServer(url.href);
  const uncached = await uncachedGateway(stack);
  const servers = { bare: bare.address, cached: stack.address, uncached: uncached.address };
  try {
    const parts = {
      reads: ['reads of one question and of a list', () => readsBench(servers, ids)],
      answers: ['answers to objective questions', () => answersBench(servers, ids.objective)],
      accounts: ['sign-ins, and reads with a token', () => accountsBench(servers, ids)],
      scoring: ['from submit to the start of a worker, and the engines', () => scoringBench(stack, url.href)],
      notifications: ['notifications of payments', () => notificationsBench(stack)],
      lists: [
        'lists with few and many submissions stored, search over many questions',
        () => listsBench(servers, url.href),
      ],
    } satisfies Record<string, readonly [string, () => Promise<Line[]>]>;
    const lines: Line[] = [];
    for (const [name, [what, run]] of Object.entries(parts)) {
      if (only.length > 0 && !only.includes(name)) continue;
      note(what);
      lines.push(...(await run()));
    }
    return lines;
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
