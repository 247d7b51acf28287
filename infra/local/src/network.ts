import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

export const loopback = '127.0.0.1';

/** Below the ports that Linux gives to outgoing connections, so that a port stays free until it is used, and after a crash. */
const [lowest, highest] = [20_000, 32_767];

/** Ports that nobody uses now, all different, chosen by chance because others choose at the same time. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(lowest, highest + 1);
    if (await isPortFree(port)) ports.add(port);
  }
  return [...ports];
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
