import { describe, expect, it } from '@jest/globals';
import { nameProblem } from '../user/user-name.js';
import { suggestName } from './suggest-name.js';

const free = async () => false;

describe('the suggested name', () => {
  it.each([
    ['李小明', '李小明'],
    ['  Lily Wang 🌸 ', 'LilyWang'],
    ['a/b\\c<d>', 'abcd'],
  ])('of %s is %s', async (nickname, name) => expect(await suggestName(nickname, free)).toBe(name));

  it.each(['', '🌸🌸🌸', '明', '123456', 'x'.repeat(200), 'a\u200bb', '\u0301\u0301\u0301'])(
    'may be used, whatever the nickname: "%s"',
    async (nickname) => expect(nameProblem(await suggestName(nickname, free))).toBeNull(),
  );

  it('is nobody else’s', async () => {
    const taken = new Set(['李小明']);
    const name = await suggestName('李小明', async (each) => taken.has(each));
    expect(name).toMatch(/^李小明_[0-9a-f]{6}$/);
  });
});
