import { connect, Socket } from 'node:net';

/** The wires between one process and the broker, which a test can cut. */
export class Network {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  readonly connect = (
    { host, port }: { readonly host: string; readonly port: number },
    onConnect: () => void,
  ): Socket => {
    if (this.isCut) {
      const dead = new Socket();
      process.nextTick(() => dead.destroy(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })));
      return dead;
    }
    const socket = connect({ host, port }, onConnect);
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    return socket;
  };

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets)
      socket.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  }

  restore(): void {
    this.isCut = false;
  }
}
