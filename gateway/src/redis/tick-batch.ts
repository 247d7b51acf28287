interface Waiting<Value> {
  readonly promise: Promise<Value | undefined>;
  readonly settle: (value: Value | undefined) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Joins the reads of one turn of the event loop into one, and those that come while others are under way into the next. A read
 * never joins one that is already under way: that one may have looked before a write which this caller has seen answered.
 */
export class TickBatch<Key, Value> {
  private waiting = new Map<Key, Waiting<Value>>();
  private underWay = 0;
  private scheduled = false;

  /** `load` answers all keys at once; a key it leaves out is undefined. `atOnce`: how many loads may be under way. */
  constructor(
    private readonly load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
    private readonly atOnce = Number.POSITIVE_INFINITY,
  ) {}

  get(key: Key): Promise<Value | undefined> {
    const joined = this.waiting.get(key);
    if (joined) return joined.promise;
    const { promise, resolve, reject } = Promise.withResolvers<Value | undefined>();
    this.waiting.set(key, { promise, settle: resolve, fail: reject });
    this.schedule();
    return promise;
  }

  private schedule(): void {
    if (this.scheduled || this.waiting.size === 0 || this.underWay >= this.atOnce) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      void this.flush();
    });
  }

  private async flush(): Promise<void> {
    const batch = this.waiting;
    this.waiting = new Map();
    this.underWay += 1;
    try {
      const values = await this.load([...batch.keys()]);
      for (const [key, { settle }] of batch) settle(values.get(key));
    } catch (error) {
      for (const { fail } of batch.values()) fail(error);
    } finally {
      this.underWay -= 1;
      this.schedule();
    }
  }
}
