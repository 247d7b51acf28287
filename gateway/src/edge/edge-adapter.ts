import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** The server, whose hooks stay as they are while Nest's constructor runs. */
function withoutNewHooks(server: FastifyInstance): FastifyInstance {
  server.addHook = () => server;
  return server;
}

/**
 * Nest's Fastify, without what Nest would put before our routes: its middleware layer, its error and not-found answers, and
 * the hooks on every request for what is never asked of it here (CORS, CSRF, versions, middleware).
 */
export class EdgeAdapter extends FastifyAdapter {
  constructor(server: FastifyInstance) {
    const { addHook } = server;
    super(withoutNewHooks(server));
    server.addHook = addHook;
  }

  override async init(): Promise<void> {}

  override setErrorHandler(): FastifyInstance {
    return this.getInstance();
  }

  override setNotFoundHandler(): FastifyInstance {
    return this.getInstance();
  }
}
