import type { InfrastructurePorts } from './infrastructure.ts';
import { isPortFree } from './network.ts';
import { servicePortDefaults, variableOf, workersOf, workerVariableOf } from './stack/port-variables.ts';
import { type StackPorts, serviceRooms } from './stack/rooms.ts';
import type { SimulatorPorts } from './stack/simulators.ts';

/**
 * The port of every process of `make start`, by the variable that moves it. All are below 32768, where Linux begins to give
 * ports to outgoing connections: a connection of anybody could otherwise sit on one when its process starts again.
 */
const defaults: Readonly<Record<string, number>> = {
  PORT: 8080,
  PTE_POSTGRES_PORT: 15432,
  PTE_REDIS_PORT: 16379,
  PTE_KAFKA_PORT: 19092,
  PTE_KAFKA_CONTROLLER_PORT: 19093,
  ...Object.fromEntries(serviceRooms.flatMap(servicePortDefaults)),
  PTE_SMTP_PORT: 15301,
  PTE_MAIL_INBOX_PORT: 15302,
  PTE_SMS_PORT: 15303,
  PTE_WECHAT_PORT: 15304,
  PTE_ALIPAY_PORT: 15305,
};

export class PortProblem extends Error {}

/** Every port by its variable. */
export type Ports = Readonly<Record<string, number>>;

/** Throws PortProblem when a variable holds no port number or two hold the same. */
export function readPorts(environment: NodeJS.ProcessEnv = process.env): Ports {
  const ports = Object.entries(defaults).map(([variable, usual]): [string, number] => {
    const value = environment[variable] || String(usual);
    const port = Number(value);
    if (!/^\d+$/.test(value) || port < 1 || port > 65535)
      throw new PortProblem(`${variable}=${value} is no port number`);
    return [variable, port];
  });
  for (const [variable, port] of ports) {
    const twin = ports.find(([other, number]) => number === port && other !== variable);
    if (twin) throw new PortProblem(`${variable} and ${twin[0]} are both ${port}`);
  }
  return Object.fromEntries(ports);
}

/** Throws PortProblem that names each taken port, its variable, and a command with free ones. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  const looked = await Promise.all(
    Object.entries(ports).map(async ([variable, port]) => ({ variable, port, free: await isPortFree(port) })),
  );
  const taken = looked.filter(({ free }) => !free);
  if (taken.length === 0) return;
  const used = new Set(Object.values(ports));
  const others: string[] = [];
  for (const { variable, port } of taken) others.push(`${variable}=${await freeAfter(port, used)}`);
  throw new PortProblem(
    [
      ...taken.map(({ variable, port }) => `Port ${port} (${variable}) is taken by another program.`),
      `Stop that program, or choose other ports: make start ${others.join(' ')}`,
    ].join('\n'),
  );
}

async function freeAfter(port: number, used: Set<number>): Promise<number> {
  let candidate = port + 1;
  while (used.has(candidate) || !(await isPortFree(candidate))) candidate += 1;
  used.add(candidate);
  return candidate;
}

export function portOf(ports: Ports, variable: string): number {
  const port = ports[variable];
  if (port === undefined) throw new PortProblem(`there is no port ${variable}`);
  return port;
}

export const infrastructurePorts = (ports: Ports): InfrastructurePorts => ({
  postgres: portOf(ports, 'PTE_POSTGRES_PORT'),
  redis: portOf(ports, 'PTE_REDIS_PORT'),
  kafka: portOf(ports, 'PTE_KAFKA_PORT'),
  kafkaController: portOf(ports, 'PTE_KAFKA_CONTROLLER_PORT'),
});

export const simulatorPorts = (ports: Ports): SimulatorPorts => ({
  smtp: portOf(ports, 'PTE_SMTP_PORT'),
  mail: portOf(ports, 'PTE_MAIL_INBOX_PORT'),
  sms: portOf(ports, 'PTE_SMS_PORT'),
  wechat: portOf(ports, 'PTE_WECHAT_PORT'),
});

export function stackPortsFrom(ports: Ports): StackPorts {
  const services = serviceRooms.map((room) => {
    const own = {
      grpc: portOf(ports, variableOf(room.name, 'GRPC')),
      health: portOf(ports, variableOf(room.name, 'HEALTH')),
      workers: workersOf(room).map((worker) => portOf(ports, workerVariableOf(room.name, worker))),
    };
    return [room.name, own] as const;
  });
  return {
    gateway: portOf(ports, 'PORT'),
    alipay: portOf(ports, 'PTE_ALIPAY_PORT'),
    services: Object.fromEntries(services),
  };
}
