import type { ServiceRoom } from './rooms.ts';

export const variableOf = (name: string, kind: 'GRPC' | 'HEALTH'): string => `PTE_${name.toUpperCase()}_${kind}_PORT`;
export const workerVariableOf = (name: string, worker: number): string =>
  `PTE_${name.toUpperCase()}_WORKER_${worker}_HEALTH_PORT`;
export const workersOf = ({ workers }: ServiceRoom): number[] =>
  Array.from({ length: workers }, (_, index) => index + 1);

/** The service's place in the list gives its ports; ten per service for workers. */
export function servicePortDefaults(room: ServiceRoom, place: number): (readonly [string, number])[] {
  return [
    [variableOf(room.name, 'GRPC'), 15_051 + place],
    [variableOf(room.name, 'HEALTH'), 15_151 + place],
    ...workersOf(room).map((worker) => [workerVariableOf(room.name, worker), 15_200 + 10 * place + worker] as const),
  ];
}
