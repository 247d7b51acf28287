export type DemoAccount = 'admin' | 'manager' | 'vip' | 'learner';

/** Token of a demo account. */
export async function signIn(address: string, name: DemoAccount): Promise<string> {
  const response = await fetch(`${address}/api/user/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: `${name}-demo-pass` }),
  });
  const { data } = (await response.json()) as { data: { token: string } | null };
  if (!data) throw new Error(`${name} cannot sign in: ${response.status}`);
  return data.token;
}
