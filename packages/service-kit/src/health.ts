import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, register } from 'prom-client';

/** Throws when the thing it looks at is down. */
export type HealthCheck = () => Promise<void>;

/** What readiness asks, and whether the process is stopping. */
export class Health {
  private readonly checks = new Map<string, HealthCheck>();
  private stopping = false;

  add(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  beginShutdown(): void {
    this.stopping = true;
  }

  async report(): Promise<{
    ready: boolean;
    checks: Record<string, 'up' | 'down'>;
  }> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, (await answers(check)) ? 'up' : 'down'] as const),
    );
    return {
      ready: !this.stopping && results.every(([, state]) => state === 'up'),
      checks: Object.fromEntries(results),
    };
  }
}

/** Milliseconds that one check may take. */
const checkTimeout = 2_000;

async function answers(check: HealthCheck): Promise<boolean> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, checkTimeout).unref());
  return Promise.race([check(), timeout]).then(
    () => true,
    () => false,
  );
}

/** Serves /health/live, /health/ready (503 when not) and /metrics for the operator; port 0 chooses a free one. */
export async function serveHealth(health: Health, address: string, port: number): Promise<Server> {
  collectDefaultMetrics();
  const server = createServer(async (request, response) => {
    if (request.url === '/health/live') return response.end('{"status":"up"}');
    if (request.url === '/metrics') {
      response.setHeader('content-type', register.contentType);
      return response.end(await register.metrics());
    }
    if (request.url !== '/health/ready') return response.writeHead(404).end();
    const report = await health.report();
    return response
      .writeHead(report.ready ? 200 : 503, {
        'content-type': 'application/json',
      })
      .end(JSON.stringify(report));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, address, resolve));
  return server;
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;
