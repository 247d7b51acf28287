import { describe, expect, it } from '@jest/globals';
import { readPorts } from './ports.ts';

describe('readPorts', () => {
  it('gives the usual ones when nothing is said', () => {
    expect(readPorts({}).PORT).toBe(8080);
  });

  it('takes a port from the environment', () => {
    expect(readPorts({ PORT: '9000' }).PORT).toBe(9000);
  });

  it.each(['0', '65536', 'x', '80.5'])('refuses %s', (value) => {
    expect(() => readPorts({ PORT: value })).toThrow(`PORT=${value} is no port number`);
  });

  it('refuses two of the same', () => {
    expect(() => readPorts({ PORT: '15432' })).toThrow('PORT and PTE_POSTGRES_PORT are both 15432');
  });
});
