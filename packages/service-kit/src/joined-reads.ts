interface Waiting<Asked, Found> {
  readonly asked: Asked;
  readonly resolve: (found: Found) => void;
  readonly reject: (error: unknown) => void;
}

/** Makes one query of what is asked for in one tick: under load most of the work of a read is its way there and back. */
export class JoinedReads<Asked, Found> {
  private waiting: Waiting<Asked, Found>[] = [];

  /** `read` answers in the order asked. */
  constructor(private readonly read: (asked: readonly Asked[]) => Promise<readonly Found[]>) {}

  one(asked: Asked): Promise<Found> {
    return new Promise((resolve, reject) => {
      if (this.waiting.push({ asked, resolve, reject }) === 1) setImmediate(() => void this.readWaiting());
    });
  }

  private async readWaiting(): Promise<void> {
    const waiting = this.waiting;
    this.waiting = [];
    try {
      const found = await this.read(waiting.map(({ asked }) => asked));
      // The query gave one for each, `undefined` included where Found allows it.
      for (const [place, { resolve }] of waiting.entries()) resolve(found[place] as Found);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}
