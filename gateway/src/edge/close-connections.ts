import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks while stopping. */
const lookEvery = 100;

/**
 * Lets a stopping server end as soon as its last answer is given. Without this it would wait for the keep-alive time of
 * connections that became idle meanwhile, and for a minute on those that browsers opened in advance and never used.
 */
export function closeConnectionsWhenStopping(server: FastifyInstance): void {
  const unused = new Set<Socket>();
  let closing: NodeJS.Timeout | undefined;
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.server.on('request', ({ socket }) => unused.delete(socket));
  server.addHook('preClose', async () => {
    closing = setInterval(() => {
      server.server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, lookEvery);
  });
  server.addHook('onClose', async () => clearInterval(closing));
}
