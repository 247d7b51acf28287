/** A service with its processes; folder services/<name>, schema <name>, role pte_<name>. The one list of them. */
export interface ServiceRoom {
  readonly name: string;
  /** Worker processes beside the one that answers calls; they run dist/worker.js. */
  readonly workers: number;
  /** Most reads end here: it gets V8's usual room for young objects, which costs memory at rest. */
  readonly isBusy?: boolean;
}

export const serviceRooms: readonly ServiceRoom[] = [
  { name: 'user', workers: 0 },
  { name: 'content', workers: 0 },
  { name: 'question', workers: 0, isBusy: true },
  { name: 'scoring', workers: 2 },
  { name: 'payment', workers: 0 },
];

export interface ServicePorts {
  readonly grpc: number;
  readonly health: number;
  readonly workers: readonly number[];
}

/** Of every process of the product. */
export interface StackPorts {
  readonly gateway: number;
  /** What stands in for Alipay. */
  readonly alipay: number;
  readonly services: Readonly<Record<string, ServicePorts>>;
}

/** How many ports a stack takes, for those who choose free ones. */
export const stackPortCount = 2 + serviceRooms.reduce((sum, { workers }) => sum + 2 + workers, 0);

/** The ports in the order given. */
export function stackPorts(ports: readonly number[]): StackPorts {
  const rest = [...ports];
  const take = (): number => {
    const port = rest.shift();
    if (port === undefined) throw new Error('too few ports for the stack');
    return port;
  };
  const gateway = take();
  const alipay = take();
  const services = serviceRooms.map(({ name, workers }) => {
    const own = { grpc: take(), health: take(), workers: Array.from({ length: workers }, take) };
    return [name, own] as const;
  });
  return { gateway, alipay, services: Object.fromEntries(services) };
}
