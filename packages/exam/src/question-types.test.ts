import { describe, expect, it } from '@jest/globals';
import { builtInType, builtInTypes } from './question-types.js';

describe('the built-in types', () => {
  it('are 26, numbered without a gap, with the abbreviations of the contract', () => {
    expect(builtInTypes.map(({ id }) => id)).toEqual(Array.from({ length: 26 }, (_, id) => id));
    expect(builtInTypes.map(({ abbr }) => abbr).join(', ')).toBe(
      'SWTA, WES, RA, RS, DI, RL, ASQ, RTS, SGD, RWFIB, RMCM, RO, RFIB, SSTA, LMCM, LFIB, HCS, LMCS, SMW, HIW, WFD, RMCS, WEM, SWTC, SSTC, Mock',
    );
  });

  it.each([
    [0, [2, 3, 4, 5, 6, 7, 8]],
    [1, [0, 1, 22, 23]],
    [2, [9, 10, 11, 12, 21]],
    [3, [13, 14, 15, 16, 17, 18, 19, 20, 24]],
    [4, [25]],
  ])('of category %i are %j', (category, ids) => {
    expect(builtInTypes.filter((type) => type.category === category).map(({ id }) => id)).toEqual(ids);
  });

  it('test no skill in an exam that does not have them', () => {
    for (const { mode, skills, id } of builtInTypes.filter((type) => type.category !== 4)) {
      expect({ id, academic: skills.academic.length > 0, core: skills.core.length > 0 }).toEqual({
        id,
        academic: mode !== 1,
        core: mode !== 2,
      });
    }
  });

  it('are found by id, others are not', () => {
    expect(builtInType(2)).toMatchObject({ abbr: 'RA', en: 'Read Aloud', zh: '朗读', max: 15 });
    expect(builtInType(26)).toBeUndefined();
  });
});
