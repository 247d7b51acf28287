import { expect, it } from '@jest/globals';
import { textHeaders } from './text-headers.js';

it('reads headers as text, the first of several, and leaves out empty ones', () => {
  expect(
    textHeaders({ ce_id: Buffer.from('7'), name: '读者', both: [Buffer.from('a'), 'b'], none: undefined, empty: [] }),
  ).toEqual({ ce_id: '7', name: '读者', both: 'a' });
  expect(textHeaders(undefined)).toEqual({});
});
