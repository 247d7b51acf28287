import { describe, expect, it } from '@jest/globals';
import { Secrets } from './secrets.js';

describe('the watch over secrets', () => {
  it('finds in lines what was sent or given to one person, in any case and form', () => {
    const secrets = new Secrets();
    secrets.note({ name: 'lily', email: 'Lily@Example.com', phone: '+8613912345678', password: 'secret-pass' }, null);
    secrets.note({ token: 'abcdefghijkl', user: { email: 'other@example.com', level: 3 } });
    const lines = ['sent to lily@example.com', '{"phone":"13912345678"}', 'tried SECRET-PASS', '?token=abcdefghijkl'];
    expect(secrets.foundIn(lines)).toEqual(['Lily@Example.com', '13912345678', 'secret-pass', 'abcdefghijkl']);
    expect(secrets.foundIn(['lily signed in', 'other'])).toEqual([]);
  });

  it('leaves out what is found by accident', () => {
    const secrets = new Secrets();
    secrets.note({ password: '12345', phone: '123' });
    expect(secrets.foundIn(['12345 requests', '123'])).toEqual([]);
  });
});
