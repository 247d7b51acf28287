import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeStore } from '../store.js';
import { themeChoice } from '../theme/theme.js';
import { adoptPreferences } from './adopt-preferences.js';

const account = { locale: 'zh-CN', theme: 'dark', preloadMedia: false, requireAuthentication: false, hideFooter: true };
let asked = 0;

beforeEach(() => {
  localStorage.clear();
  asked = 0;
  globalThis.fetch = (async () => {
    asked += 1;
    return {
      status: 200,
      headers: new Headers(),
      json: async () => ({ code: 200, type: 'success', message: '', data: account }),
    };
  }) as unknown as typeof fetch;
});

describe('signing in on a device', () => {
  it('without preferences takes those of the account', async () => {
    const store = makeStore();
    await store.dispatch(adoptPreferences());
    expect(store.getState().preferences).toMatchObject({ preloadMedia: false, hideFooter: true });
    expect(themeChoice()).toBe('dark');
  });

  it('keeps what was chosen on the device', async () => {
    localStorage.setItem('pte-theme-auto', 'true');
    const store = makeStore();
    await store.dispatch(adoptPreferences());
    expect(themeChoice()).toBe('auto');
    expect(store.getState().preferences.hideFooter).toBe(true);
  });

  it('with preferences of its own asks nobody', async () => {
    localStorage.setItem('pte-theme-auto', 'true');
    localStorage.setItem('pte-locale', 'en-US');
    localStorage.setItem('pte-preferences', '{}');
    await makeStore().dispatch(adoptPreferences());
    expect(asked).toBe(0);
  });
});
