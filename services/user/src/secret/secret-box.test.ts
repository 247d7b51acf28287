import { describe, expect, it } from '@jest/globals';
import { SecretBox } from './secret-box.js';

const box = new SecretBox('a secret of thirty-two characters');
const other = new SecretBox('another secret of the same length');

describe('the secret box', () => {
  it('opens what it sealed, for the same place only', () => {
    const sealed = box.seal('MZXW6YTB', 'totp 7');
    expect(box.open(sealed, 'totp 7')).toBe('MZXW6YTB');
    expect(sealed.toString('latin1')).not.toContain('MZXW6YTB');
    expect(() => box.open(sealed, 'totp 8')).toThrow();
    expect(() => other.open(sealed, 'totp 7')).toThrow();
  });

  it('notices a change of any part', () => {
    const sealed = box.seal('MZXW6YTB', 'totp 7');
    for (let place = 0; place < sealed.length; place += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(() => box.open(changed, 'totp 7')).toThrow();
    }
  });

  it('seals and hashes differently with another secret; the same text is never sealed the same', () => {
    expect(box.seal('a', 'x')).not.toEqual(box.seal('a', 'x'));
    expect(box.hash('123456')).toEqual(box.hash('123456'));
    expect(box.hash('123456')).not.toEqual(other.hash('123456'));
  });
});
