import { describe, expect, it } from '@jest/globals';
import type { Api } from '../api.js';

/** Comes last: looks at what all processes wrote during the whole run. */
export const logs = (api: Api) =>
  describe('the logs of all processes', () => {
    it('hold no password, token, secret, phone number or e-mail address', () => {
      expect(api.toldByLogs()).toEqual([]);
    });
  });
