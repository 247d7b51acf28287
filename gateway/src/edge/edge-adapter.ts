import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Nest's Fastify, without what Nest would put before our routes: its middleware layer, its error and not-found answers. */
export class EdgeAdapter extends FastifyAdapter {
  override async init(): Promise<void> {}

  override setErrorHandler(): FastifyInstance {
    return this.getInstance();
  }

  override setNotFoundHandler(): FastifyInstance {
    return this.getInstance();
  }
}
