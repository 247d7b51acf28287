import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mockContent } from './mock-content.js';

const whole = {
  microphoneCheck: false,
  headsetCheck: false,
  selfIntroduction: false,
  speaking: [],
  writing: [],
  reading: [],
  listening: [],
};
const ids = (count: number) => Array.from({ length: count }, (_, id) => id);

describe('the content of a mock', () => {
  it('has every key, with defaults for what is missing', () => {
    expect(mockContent.parse({})).toEqual(whole);
    expect(mockContent.parse({ headsetCheck: true, reading: [4], hint: 'kept' })).toEqual({
      ...whole,
      headsetCheck: true,
      reading: [4],
      hint: 'kept',
    });
  });

  it('drops a repeated id inside a section, not across sections', () => {
    expect(mockContent.parse({ speaking: [3, 1, 3, 1], writing: [3] })).toMatchObject({
      speaking: [3, 1],
      writing: [3],
    });
  });

  it('takes at most 100 questions a section, repeats not counted', () => {
    expect(mockContent.parse({ reading: [...ids(100), ...ids(100)] }).reading).toHaveLength(100);
    expect(mockContent.safeParse({ reading: ids(101) }).error?.issues[0]?.path).toEqual(['reading']);
  });

  it.each([
    [{ microphoneCheck: 'yes' }, ['microphoneCheck']],
    [{ headsetCheck: null }, ['headsetCheck']],
    [{ selfIntroduction: 1 }, ['selfIntroduction']],
    [{ speaking: 5 }, ['speaking']],
    [{ writing: [1, '2'] }, ['writing', 1]],
    [{ reading: [-1] }, ['reading', 0]],
    [{ listening: [1.5] }, ['listening', 0]],
    [{ listening: [2_147_483_648] }, ['listening', 0]],
    [[], []],
    [null, []],
  ])('names the key that is wrong in %j', (content, path) => {
    expect(mockContent.safeParse(content).error?.issues[0]?.path).toEqual(path);
  });

  it('changes nothing a second time', () => {
    const id = fc.integer({ min: 0, max: 50 });
    fc.assert(
      fc.property(fc.array(id), fc.array(id), (speaking, listening) => {
        const once = mockContent.parse({ speaking, listening });
        expect(mockContent.parse(once)).toEqual(once);
      }),
    );
  });
});
