import autocannon from 'autocannon';

export interface Load {
  readonly address: string;
  /** A new path for each request. */
  readonly path: () => string;
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: () => string;
}

export const connections = 32;

/** Requests per second over `seconds`, after a warm-up. Throws when any answer is not 2xx: a quick refusal is no speed. */
export async function requestsPerSecond(load: Load, seconds: number): Promise<number> {
  await run(load, 1);
  const result = await run(load, seconds);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.address}${load.path()}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return result.requests.average;
}

const run = (load: Load, duration: number) =>
  autocannon({
    url: load.address,
    connections,
    duration,
    requests: [
      {
        method: load.method ?? 'GET',
        headers: { ...load.headers },
        setupRequest: (request) => ({ ...request, path: load.path(), ...(load.body ? { body: load.body() } : {}) }),
      },
    ],
  });

/** Rates of several loads, measured in turn `rounds` times so that a slow moment hits all; the medians. */
export async function compare(loads: Readonly<Record<string, Load>>, rounds: number, seconds: number) {
  const rates = new Map<string, number[]>(Object.keys(loads).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, load] of Object.entries(loads)) rates.get(name)?.push(await requestsPerSecond(load, seconds));
  }
  return Object.fromEntries([...rates].map(([name, values]) => [name, median(values)]));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that `share` (0-1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
