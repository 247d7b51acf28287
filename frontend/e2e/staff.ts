import { stackAddress } from '@pte/testing/stack-address';

interface Envelope<Data> {
  readonly data: Data;
  readonly message: string;
}

/** One call of the API; rejects with the server's words. */
export async function call<Data>(
  method: string,
  path: string,
  token: string | undefined,
  body?: object,
): Promise<Data> {
  const response = await fetch(`${stackAddress()}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data, message } = (await response.json()) as Envelope<Data>;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${message}`);
  return data;
}

export type DemoAccount = 'admin' | 'vip' | 'learner';

/** Token of a demo account. */
export const tokenOf = async (name: DemoAccount): Promise<string> =>
  (await call<{ token: string }>('POST', '/user/sign-in', undefined, { name, password: `${name}-demo-pass` })).token;

/** Stores a read-aloud question with this text as the demo admin and gives its id. */
export async function readAloudQuestion(text: string): Promise<number> {
  const content = JSON.stringify({ title: 'Browser test', material: text });
  const question = await call<{ id: number }>('PUT', '/question/item/new', await tokenOf('admin'), {
    type: 2,
    name: 'Browser test',
    content,
    answer: '{}',
  });
  return question.id;
}
