import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTexts } from '../../testing/texts.js';
import { signedIn } from '../session/session.slice.js';
import { readToken, writeToken } from '../storage/token-cookie.js';
import { makeStore } from '../store.js';
import { accountApi } from './account.endpoints.js';
import { questionApi } from './question.endpoints.js';
import type { SelfUser } from './shapes.js';

const learner = { id: 3, name: 'lily', type: 2, vipUntil: null, deletedAt: null } as SelfUser;

interface Asked {
  address: string;
  token: string | null;
}

const originalFetch = globalThis.fetch;
let asked: Asked[] = [];

const answer = (status: number, body: object) => ({
  status,
  headers: new Headers(),
  json: async () => ({ code: status, type: status === 200 ? 'success' : 'error', message: '', data: null, ...body }),
});

const serve = (respond: (request: Asked) => ReturnType<typeof answer> | Error) => {
  globalThis.fetch = (async (address: string, { headers }: { headers: Record<string, string> }) => {
    const request = { address, token: headers.Authorization ?? null };
    asked.push(request);
    const response = respond(request);
    if (response instanceof Error) throw response;
    return response;
  }) as unknown as typeof fetch;
};

const signedInStore = () => {
  writeToken('old-token');
  const store = makeStore();
  store.dispatch(signedIn(learner));
  return store;
};

const refused = () => answer(401, { reason: 'TOKEN_INVALID', message: '未登录或登录已失效' });

beforeAll(() => startTexts());
beforeEach(() => {
  asked = [];
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

describe('the api client', () => {
  it('repeats a read twice when the gateway does not answer, and then gives up', async () => {
    serve(() => answer(502, { reason: 'UPSTREAM_UNAVAILABLE' }));
    const { error } = await makeStore().dispatch(questionApi.endpoints.question.initiate(412));
    expect(asked).toHaveLength(3);
    expect(error).toMatchObject({ status: 502, reason: 'UPSTREAM_UNAVAILABLE' });
  });

  it('never repeats a write', async () => {
    serve(() => new TypeError('Failed to fetch'));
    const { error } = await makeStore().dispatch(accountApi.endpoints.changeProfile.initiate({ name: 'lily' }));
    expect(asked).toHaveLength(1);
    expect(error).toMatchObject({ status: 0, reason: 'NETWORK' });
  });

  it('ends a refused session and reads on as a visitor', async () => {
    serve(({ token }) => (token ? refused() : answer(200, { data: { id: 412 } })));
    const store = signedInStore();
    const { data } = await store.dispatch(questionApi.endpoints.question.initiate(412));
    expect(data).toEqual({ id: 412 });
    const [first, ...rest] = asked.map(({ token }) => token);
    expect(first).toBe('old-token');
    expect(new Set(rest)).toEqual(new Set([null]));
    expect(store.getState().session).toMatchObject({ user: null, signInOpen: false });
    expect(readToken()).toBeNull();
    expect(localStorage.getItem('user-info')).toBeNull();
  });

  it('asks for sign-in over the page when a write is refused', async () => {
    serve(refused);
    const store = signedInStore();
    await store.dispatch(questionApi.endpoints.collect.initiate({ id: 412, types: [1] }));
    expect(store.getState().session.signInOpen).toBe(true);
  });

  it('asks nothing when only the background refresh is refused', async () => {
    serve(refused);
    const store = signedInStore();
    await store.dispatch(accountApi.endpoints.refresh.initiate());
    expect(store.getState().session).toMatchObject({ user: null, signInOpen: false });
  });

  it('tries again with the newer token when another tab has refreshed it meanwhile', async () => {
    serve(({ token }) => {
      writeToken('new-token');
      return token === 'new-token' ? answer(200, { data: { id: 412 } }) : refused();
    });
    const store = signedInStore();
    const { data } = await store.dispatch(questionApi.endpoints.question.initiate(412));
    expect(data).toEqual({ id: 412 });
    expect(store.getState().session.user).toMatchObject({ id: 3 });
  });

  it('shows a collection at once and takes it back when the server refuses', async () => {
    serve(({ address }) =>
      address.endsWith('/collection')
        ? answer(404, { reason: 'QUESTION_NOT_FOUND' })
        : answer(200, { data: { id: 412, collections: [] } }),
    );
    const store = signedInStore();
    await store.dispatch(questionApi.endpoints.question.initiate(412));
    const shown = () => questionApi.endpoints.question.select(412)(store.getState()).data?.collections;
    const change = store.dispatch(questionApi.endpoints.collect.initiate({ id: 412, types: [1, 3] }));
    expect(shown()).toEqual([1, 3]);
    await change;
    expect(shown()).toEqual([]);
  });
});
