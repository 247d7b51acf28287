import { oneOf, type Servers } from './bench-reads.ts';
import type { Line } from './report.ts';
import { signIn } from './session.ts';
import { compare } from './throughput.ts';

/** Validate of an objective answer beside one insert by the bare server. The answers differ, so that none is taken for a repetition. */
export async function answersBench(servers: Servers, ids: readonly number[]): Promise<Line[]> {
  const token = await signIn(servers.cached, 'learner');
  const headers = { authorization: token, 'content-type': 'application/json' };
  let sent = 0;
  const body = () => {
    sent += 1;
    return JSON.stringify({ answer: '{"answer":1}', timeUsed: sent % 36_000 });
  };
  const rates = await compare(
    {
      bare: { address: servers.bare, method: 'PUT', path: () => '/insert', headers, body },
      validate: {
        address: servers.cached,
        method: 'PUT',
        path: () => `/api/question/item/${oneOf(ids)}/validate`,
        headers,
        body,
      },
    },
    3,
    4,
  );
  const bare = rates['bare'] ?? Number.NaN;
  return [
    { name: 'one insert, bare Fastify + pg', value: bare, unit: 'requests/s' },
    {
      name: 'validate, objective answer',
      value: (rates['validate'] ?? Number.NaN) / bare,
      unit: 'x bare',
      goal: { atLeast: 0.4 },
    },
  ];
}
