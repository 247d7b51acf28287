import { hash, verify } from '@node-rs/argon2';
import type { FilledBank } from './bank.ts';
import { oneOf, type Servers } from './bench-reads.ts';
import type { Line } from './report.ts';
import { signIn } from './session.ts';
import { compare, median, requestsPerSecond } from './throughput.ts';

const rounds = 3;
const seconds = 4;
const people = 50;
const password = 'a password of the bench';

/** What the user service hashes with, and how many at the same time (PASSWORD_HASH_CONCURRENCY). */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const concurrency = 2;

/** Verifications per second of argon2 alone, on the same cores and as many at a time. */
async function bareVerifications(): Promise<number> {
  const hashed = await hash(password, parameters);
  const end = performance.now() + seconds * 1000;
  const worker = async () => {
    let count = 0;
    for (; performance.now() < end; count += 1) await verify(hashed, password);
    return count;
  };
  const counts = await Promise.all(Array.from({ length: concurrency }, worker));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function register(address: string, name: string): Promise<string> {
  const response = await fetch(`${address}/api/user/register`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
  });
  if (!response.ok) throw new Error(`${name} cannot register: ${response.status}`);
  return name;
}

/** Sign-ins of many users beside bare argon2, in turns so that a slow moment hits both. */
async function signIns(address: string): Promise<Line[]> {
  const names: string[] = [];
  for (let count = 0; count < people; count += 1) names.push(await register(address, `bench_${count}_${Date.now()}`));
  const load = {
    ...{ address, method: 'POST' as const, headers: { 'content-type': 'application/json' } },
    path: () => '/api/user/sign-in',
    body: () => JSON.stringify({ name: oneOf(names), password }),
  };
  const [bare, whole]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await bareVerifications());
    whole.push(await requestsPerSecond(load, seconds));
  }
  return [
    { name: 'password verification, bare argon2', value: median(bare), unit: 'a second' },
    { name: 'sign-in', value: median(whole) / median(bare), unit: 'x bare', goal: { atLeast: 0.9 } },
  ];
}

/** Reads with a token beside the same without one: site statistics are the same for all, a question shows the learner's marks. */
async function reads(address: string, bank: FilledBank): Promise<Line[]> {
  const headers = { authorization: await signIn(address, 'learner') };
  const hot = bank.all.slice(0, 500);
  const same = () => '/api/stats/site';
  const question = () => `/api/question/item/${oneOf(hot)}`;
  const rates = await compare(
    {
      anonymous: { address, path: same },
      'signed in': { address, path: same, headers },
      'question, anonymous': { address, path: question },
      'question, signed in': { address, path: question, headers },
    },
    rounds,
    seconds,
  );
  const ratio = (one: string, other: string) => (rates[one] ?? Number.NaN) / (rates[other] ?? Number.NaN);
  return [
    { name: 'read, anonymous', value: rates['anonymous'] ?? Number.NaN, unit: 'requests/s' },
    { name: 'read, signed in', value: ratio('signed in', 'anonymous'), unit: 'x anonymous', goal: { atLeast: 0.85 } },
    {
      name: 'one question with own marks, signed in',
      value: ratio('question, signed in', 'question, anonymous'),
      unit: 'x anonymous',
    },
  ];
}

/** Getting in, and what being signed in costs. */
export async function accountsBench({ cached }: Servers, bank: FilledBank): Promise<Line[]> {
  return [...(await signIns(cached)), ...(await reads(cached, bank))];
}
