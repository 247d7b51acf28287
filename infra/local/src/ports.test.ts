import { describe, expect, it } from '@jest/globals';
import { readPorts, stackPortsFrom } from './ports.ts';

describe('readPorts', () => {
  it('gives the usual ones when nothing is said', () => {
    expect(readPorts({})['PORT']).toBe(8080);
  });

  it('takes a port from the environment', () => {
    expect(readPorts({ PORT: '9000' })['PORT']).toBe(9000);
  });

  it('has ports for every service and its workers', () => {
    expect(stackPortsFrom(readPorts({ PTE_USER_GRPC_PORT: '9001' })).services).toMatchObject({
      user: { grpc: 9001, health: 15151, workers: [] },
      scoring: { grpc: 15054, health: 15154, workers: [15231, 15232] },
    });
  });

  it.each(['0', '65536', 'x', '80.5'])('refuses %s', (value) => {
    expect(() => readPorts({ PORT: value })).toThrow(`PORT=${value} is no port number`);
  });

  it('refuses two of the same', () => {
    expect(() => readPorts({ PORT: '15432' })).toThrow('PORT and PTE_POSTGRES_PORT are both 15432');
  });
});
