import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';

const duration = new Histogram({
  name: 'http_server_duration_seconds',
  help: 'Time of HTTP requests by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.01, 0.05, 0.2, 1, 5, 20],
});

/** Measures every answer. Requests that met no route share one label, or their number would be anybody's choice. */
export function measure(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
