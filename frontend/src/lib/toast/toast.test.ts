import { describe, expect, it } from '@jest/globals';
import { makeStore } from '../store.js';
import { toastClosed, toastShown } from './toast.slice.js';

const messages = (store: ReturnType<typeof makeStore>) => store.getState().toasts.map(({ message }) => message);

describe('toasts', () => {
  it('are three at most, the newest last, and never twice the same', () => {
    const store = makeStore();
    for (const message of ['a', 'b', 'b', 'c', 'd']) store.dispatch(toastShown({ kind: 'info', message }));
    expect(messages(store)).toEqual(['b', 'c', 'd']);
  });

  it('close one by one', () => {
    const store = makeStore();
    store.dispatch(toastShown({ kind: 'info', message: 'a' }));
    store.dispatch(toastShown({ kind: 'error', message: 'a' }));
    const [first] = store.getState().toasts;
    store.dispatch(toastClosed(first?.id ?? ''));
    expect(store.getState().toasts).toMatchObject([{ kind: 'error' }]);
  });
});
