import { connect, createServer } from 'node:net';

export const loopback = '127.0.0.1';

/** A port that nobody uses now. Several at once are different ones. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

export async function isPortFree(port: number): Promise<boolean> {
  try {
    const server = await listen(port);
    await new Promise((resolve) => server.close(resolve));
    return true;
  } catch {
    return false;
  }
}

function listen(port: number) {
  const server = createServer();
  return new Promise<typeof server>((resolve, reject) =>
    server.once('error', reject).listen(port, loopback, () => resolve(server)),
  );
}

/** Sends bytes and gives the first bytes that come back. Throws when nothing does within a second. */
export function ask(port: number, question: Buffer | string, host = loopback): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host, timeout: 1000 });
    socket.once('connect', () => socket.write(question));
    socket.once('data', (answer) => {
      resolve(answer);
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error(`port ${port} does not answer`)));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`port ${port} closed without an answer`)));
  });
}
