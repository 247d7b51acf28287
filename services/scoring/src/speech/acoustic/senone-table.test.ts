import { describe, expect, it } from '@jest/globals';
import { parseSenoneTable } from './senone-table-text.js';

const definition = `0.3
3 n_base
4 n_tri
21 n_state_map
16 n_tied_state
9 n_tied_ci_state
3 n_tied_tmat
#
#base lft  rt p attrib tmat      ... state id's ...
  SIL   -   - - filler    0      0      1      2 N
   AA   -   - -    n/a    1      3      4      5 N
    B   -   - -    n/a    2      6      7      8 N
   AA   B   B i    n/a    1      9     10     11 N
   AA SIL   B b    n/a    1     12     10     11 N
   AA   B   B b    n/a    1     13     10     11 N
    B  AA SIL e    n/a    2     14      7     15 N
`;

describe('SenoneTable', () => {
  const table = parseSenoneTable(definition);

  it('gives the one triphone inside a word', () => {
    expect(table.senonesOf({ phone: 'AA', left: 'B', right: 'B', position: 'i' })).toEqual([[9], [10], [11]]);
  });

  it('gives every senone over an unknown neighbour', () => {
    expect(table.senonesOf({ phone: 'AA', left: null, right: 'B', position: 'b' })).toEqual([[12, 13], [10], [11]]);
  });

  it('takes another position of the same triphone before it falls back to the phone without context', () => {
    expect(table.senonesOf({ phone: 'AA', left: 'B', right: 'B', position: 'e' })).toEqual([[13], [10], [11]]);
    expect(table.senonesOf({ phone: 'B', left: 'B', right: 'B', position: 'i' })).toEqual([[6], [7], [8]]);
  });

  it('knows the class of every senone', () => {
    expect([...table.classOfSenone]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 3, 4, 5, 3, 3, 6, 8]);
    expect(table.classOf('B', 2)).toBe(8);
  });

  it('tells speech from silence', () => {
    expect([0, 1, 2].map((phone) => table.isSpeech(phone))).toEqual([false, true, true]);
  });

  it('refuses a phone that the model does not have', () => {
    expect(() => table.classOf('QX', 0)).toThrow(RangeError);
  });

  it('refuses a text that is no model definition', () => {
    expect(() => parseSenoneTable('hello')).toThrow('n_base');
  });
});
