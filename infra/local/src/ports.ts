import type { InfrastructurePorts } from './infrastructure.ts';
import { isPortFree } from './network.ts';
import type { StackPorts } from './stack/rooms.ts';

/**
 * The port of every process of `make start`, and the variable that moves it. All are below 32768, where Linux begins to give
 * ports to outgoing connections: a connection of anybody could otherwise sit on one when its process starts again.
 */
const defaults = {
  PORT: 8080,
  PTE_POSTGRES_PORT: 15432,
  PTE_REDIS_PORT: 16379,
  PTE_KAFKA_PORT: 19092,
  PTE_KAFKA_CONTROLLER_PORT: 19093,
  PTE_USER_GRPC_PORT: 15051,
  PTE_USER_HEALTH_PORT: 15151,
  PTE_CONTENT_GRPC_PORT: 15052,
  PTE_CONTENT_HEALTH_PORT: 15152,
  PTE_QUESTION_GRPC_PORT: 15053,
  PTE_QUESTION_HEALTH_PORT: 15153,
  PTE_SCORING_GRPC_PORT: 15054,
  PTE_SCORING_HEALTH_PORT: 15154,
  PTE_SCORING_WORKER_1_HEALTH_PORT: 15161,
  PTE_SCORING_WORKER_2_HEALTH_PORT: 15162,
} as const;

type Variable = keyof typeof defaults;
const variables = Object.keys(defaults) as Variable[];

export class PortProblem extends Error {}

/** Throws PortProblem when a variable holds no port number or two hold the same. */
export function readPorts(environment: NodeJS.ProcessEnv = process.env): Readonly<Record<Variable, number>> {
  const ports = variables.map((variable): [Variable, number] => {
    const value = environment[variable] || String(defaults[variable]);
    const port = Number(value);
    if (!/^\d+$/.test(value) || port < 1 || port > 65535)
      throw new PortProblem(`${variable}=${value} is no port number`);
    return [variable, port];
  });
  for (const [variable, port] of ports) {
    const twin = ports.find(([other, number]) => number === port && other !== variable);
    if (twin) throw new PortProblem(`${variable} and ${twin[0]} are both ${port}`);
  }
  return Object.fromEntries(ports) as Record<Variable, number>;
}

/** Throws PortProblem that names each taken port, its variable, and a command with free ones. */
export async function refuseTakenPorts(ports: Readonly<Record<string, number>>): Promise<void> {
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

export const infrastructurePorts = (ports: ReturnType<typeof readPorts>): InfrastructurePorts => ({
  postgres: ports.PTE_POSTGRES_PORT,
  redis: ports.PTE_REDIS_PORT,
  kafka: ports.PTE_KAFKA_PORT,
  kafkaController: ports.PTE_KAFKA_CONTROLLER_PORT,
});

export const stackPortsFrom = (ports: ReturnType<typeof readPorts>): StackPorts => ({
  gateway: ports.PORT,
  services: {
    user: { grpc: ports.PTE_USER_GRPC_PORT, health: ports.PTE_USER_HEALTH_PORT, workers: [] },
    content: { grpc: ports.PTE_CONTENT_GRPC_PORT, health: ports.PTE_CONTENT_HEALTH_PORT, workers: [] },
    question: { grpc: ports.PTE_QUESTION_GRPC_PORT, health: ports.PTE_QUESTION_HEALTH_PORT, workers: [] },
    scoring: {
      grpc: ports.PTE_SCORING_GRPC_PORT,
      health: ports.PTE_SCORING_HEALTH_PORT,
      workers: [ports.PTE_SCORING_WORKER_1_HEALTH_PORT, ports.PTE_SCORING_WORKER_2_HEALTH_PORT],
    },
  },
});
