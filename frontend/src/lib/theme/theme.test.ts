import { beforeEach, describe, expect, it } from '@jest/globals';
import { themeChoice, themeOf } from './theme.js';

beforeEach(() => localStorage.clear());

describe('the theme', () => {
  it.each([
    ['dark', '/app', false, 'dark'],
    ['dark', '/app/question/2', false, 'dark'],
    ['auto', '/app', true, 'dark'],
    ['auto', '/app', false, 'light'],
    ['light', '/app', true, 'light'],
    ['dark', '/auth/sign-in', true, 'light'],
    ['auto', '/application', true, 'light'],
  ] as const)('choice %s on %s, system dark %s: %s', (choice, path, system, theme) => {
    expect(themeOf(choice, path, system)).toBe(theme);
  });

  it('follows the system until the learner chooses', () => {
    expect(themeChoice()).toBe('auto');
    localStorage.setItem('pte-theme-mode', 'dark');
    localStorage.setItem('pte-theme-auto', 'true');
    expect(themeChoice()).toBe('auto');
    localStorage.setItem('pte-theme-auto', 'false');
    expect(themeChoice()).toBe('dark');
  });
});
