import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeStore } from '../store.js';
import { defaultPreferences, readPreferences } from './preferences.js';
import { preferencesChanged } from './preferences.slice.js';

beforeEach(() => localStorage.clear());

describe('preferences', () => {
  it('are the defaults on a new device', () => {
    expect(readPreferences()).toEqual(defaultPreferences);
  });

  it('are stored with each change', () => {
    const store = makeStore();
    store.dispatch(preferencesChanged({ hideFooter: true, passageSize: 21 }));
    expect(readPreferences()).toEqual({ ...defaultPreferences, hideFooter: true, passageSize: 21 });
  });

  it('of a wrong type or size fall back one by one', () => {
    localStorage.setItem('pte-preferences', JSON.stringify({ hideFooter: 'yes', passageSize: 90, shortcuts: false }));
    expect(readPreferences()).toEqual({ ...defaultPreferences, shortcuts: false });
  });
});
