import type { InfrastructurePorts } from './infrastructure.ts';
import { isPortFree } from './network.ts';
import type { StackPorts } from './stack/rooms.ts';

/** The port of every process of `make start`, and the variable that moves it. This is the file to look into. */
const defaults = {
  PORT: 8080,
  PTE_POSTGRES_PORT: 54320,
  PTE_REDIS_PORT: 63790,
  PTE_KAFKA_PORT: 19092,
  PTE_KAFKA_CONTROLLER_PORT: 19093,
  PTE_USER_GRPC_PORT: 50051,
  PTE_USER_HEALTH_PORT: 51051,
  PTE_CONTENT_GRPC_PORT: 50052,
  PTE_CONTENT_HEALTH_PORT: 51052,
  PTE_QUESTION_GRPC_PORT: 50053,
  PTE_QUESTION_HEALTH_PORT: 51053,
  PTE_SCORING_GRPC_PORT: 50054,
  PTE_SCORING_HEALTH_PORT: 51054,
  PTE_SCORING_WORKER_1_HEALTH_PORT: 51061,
  PTE_SCORING_WORKER_2_HEALTH_PORT: 51062,
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

/** Throws PortProblem that names each taken port and the variable that moves it. */
export async function refuseTakenPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const looked = await Promise.all(
    Object.entries(ports).map(async ([variable, port]) => ({ variable, port, free: await isPortFree(port) })),
  );
  const taken = looked.filter(({ free }) => !free);
  if (taken.length === 0) return;
  const lines = taken.map(
    ({ variable, port }) =>
      `Port ${port} is taken by another program. Stop it, or choose another port: make start ${variable}=${port + 1}`,
  );
  throw new PortProblem(lines.join('\n'));
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
