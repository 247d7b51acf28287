interface Waiting<Value> {
  readonly promise: Promise<Value | undefined>;
  readonly settle: (value: Value | undefined) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Joins the reads of one turn of the event loop into one. A read never joins one that is already under way: that one may have
 * looked before a write which this caller has seen answered.
 */
export class TickBatch<Key, Value> {
  private waiting = new Map<Key, Waiting<Value>>();

  /** `load` answers all keys at once; a key it leaves out is undefined. */
  constructor(private readonly load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>) {}

  get(key: Key): Promise<Value | undefined> {
    const joined = this.waiting.get(key);
    if (joined) return joined.promise;
    if (this.waiting.size === 0) setImmediate(() => void this.flush());
    const { promise, resolve, reject } = Promise.withResolvers<Value | undefined>();
    this.waiting.set(key, { promise, settle: resolve, fail: reject });
    return promise;
  }

  private async flush(): Promise<void> {
    const batch = this.waiting;
    this.waiting = new Map();
    try {
      const values = await this.load([...batch.keys()]);
      for (const [key, { settle }] of batch) settle(values.get(key));
    } catch (error) {
      for (const { fail } of batch.values()) fail(error);
    }
  }
}
