import type { FilledBank } from './bank.ts';
import type { Line } from './report.ts';
import { compare, type Load } from './throughput.ts';

export interface Servers {
  readonly bare: string;
  readonly cached: string;
  readonly uncached: string;
}

const rounds = 3;
const seconds = 4;

export const oneOf = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

/** Reads that miss no cache once warm: as many questions as a busy hour asks for. */
const hotIds = 500;

/** Reads of one question by random id and of a list of 20, beside the bare server. */
export async function readsBench(servers: Servers, bank: FilledBank): Promise<Line[]> {
  const hot = bank.all.slice(0, hotIds);
  const one = (address: string, path: string): Load => ({ address, path: () => `${path}/${oneOf(hot)}` });
  const ones = await compare(
    {
      bare: one(servers.bare, '/one'),
      cached: one(servers.cached, '/api/question/item'),
      uncached: one(servers.uncached, '/api/question/item'),
    },
    rounds,
    seconds,
  );
  const page = () => `?type=21&limit=20&offset=${20 * Math.floor(Math.random() * 20)}`;
  const lists = await compare(
    {
      bare: { address: servers.bare, path: () => `/list${page()}` },
      cached: { address: servers.cached, path: () => `/api/question/item${page()}` },
      uncached: { address: servers.uncached, path: () => `/api/question/item${page()}` },
    },
    rounds,
    seconds,
  );
  return [
    ...ratios('one question', ones, { cached: 2, uncached: 0.8 }),
    ...ratios('list of 20', lists, { cached: 2, uncached: 0.5 }),
  ];
}

const ratios = (name: string, rates: Record<string, number>, goals: { cached: number; uncached: number }): Line[] => [
  { name: `${name}, bare Fastify + pg`, value: rates['bare'] ?? Number.NaN, unit: 'requests/s' },
  ...Object.entries(goals).map(([way, atLeast]) => ({
    name: `${name}, ${way}`,
    value: (rates[way] ?? Number.NaN) / (rates['bare'] ?? Number.NaN),
    unit: 'x bare',
    goal: { atLeast },
  })),
];
