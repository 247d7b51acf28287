import type { FastifyInstance } from 'fastify';
import { routeNotFound } from './refusal.js';
import type { Method, Route } from './route.js';

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * A path that is written out is only itself: without this a method it does not have would fall to a path with `{id}`, and
 * `GET /api/user/sign-in` would look for the user "sign-in".
 */
export function refuseMissingMethods(server: FastifyInstance, routes: readonly Route[]): void {
  const written = new Set(routes.map(({ path }) => path).filter((path) => !path.includes('{')));
  for (const url of written) {
    const missing = methods.filter((method) => !routes.some((route) => route.path === url && route.method === method));
    if (missing.length === 0) continue;
    server.route({ method: missing, url, onRequest: refuse, handler: refuse });
  }
}

/** Before the body is read: the route comes first in the order of checks. */
async function refuse(): Promise<never> {
  throw routeNotFound();
}
