import type { Caller } from '@pte/rpc/gen/pte/user/v1/user';
import type { SignInAnswer } from '../src/session/open-session.js';
import type { SelfUser } from '../src/user/user-view.js';
import type { UserService } from './user-service.js';

export const password = 'right-password';
export const someClient = { ip: '203.0.113.7', userAgent: 'Firefox' };

let people = 0;
/** A name that no other test uses. */
export const aName = (): string => `person-${++people}-${process.pid}`;

export const signInAnswer = ({ json }: { json: string }) => JSON.parse(json) as SignInAnswer;
export const selfUser = ({ json }: { json: string }) => JSON.parse(json) as SelfUser;

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly token: string;
  readonly caller: Caller;
}

/** Someone who just registered. */
export async function aLearner({ accounts }: UserService, name = aName()): Promise<Person> {
  const { token, user } = signInAnswer(await accounts.register({ name, password, preferCore: 2, client: someClient }));
  return { id: user.id, name, token, caller: (await accounts.resolveToken({ token })).caller! };
}

/** Someone of another type, as an operator would make the first of them. */
export async function aPersonOfType(service: UserService, type: 0 | 1): Promise<Person> {
  const person = await aLearner(service);
  await service.database.query('update account set type = $2 where id = $1', [person.id, type]);
  return { ...person, caller: { ...person.caller, type } };
}

export const aSuperAdmin = (service: UserService) => aPersonOfType(service, 0);
export const aManager = (service: UserService) => aPersonOfType(service, 1);

export async function signIn({ accounts }: UserService, name: string, given = password, ip = someClient.ip) {
  const client = { ...someClient, ip };
  return signInAnswer(await accounts.signIn({ name, password: given, totp: '', client }));
}

/** The reason of a refusal; "" when the call was not refused. */
export const reasonOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => '',
    (error: { reason?: string }) => error.reason ?? String(error),
  );
