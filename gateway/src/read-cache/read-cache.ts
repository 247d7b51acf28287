import { Versions } from './versions.js';

/** Milliseconds: the safety net under versions and events. */
const lifetime = 30_000;

export interface ReadCacheOptions<Value> {
  /** Bytes of memory, about. */
  readonly capacity: number;
  /** Bytes of one value, about. */
  readonly sizeOf: (value: Value) => number;
  /** Whether a value is worth keeping; every one unless given. */
  readonly keeps?: (value: Value) => boolean;
  /** Milliseconds since any fixed moment. */
  readonly now?: () => number;
}

interface Entry<Value> {
  readonly version: string;
  readonly expiresAt: number;
  readonly value: Promise<Value>;
  size: number;
}

/**
 * Public reads kept in memory under versions: who has seen a write answered never gets an older value, on any gateway.
 * Readers of one version share one load. Without Redis every read goes to the service.
 */
export class ReadCache<Value> {
  /** In order of use, the longest unused first. */
  private readonly entries = new Map<string, Entry<Value>>();
  private size = 0;
  private readonly now: () => number;

  constructor(
    private readonly versions: Versions,
    private readonly options: ReadCacheOptions<Value>,
  ) {
    this.now = options.now ?? performance.now.bind(performance);
  }

  /** The value under `key`, no older than the versions named are now. */
  async read(key: string, names: readonly string[], load: () => Promise<Value>): Promise<Value> {
    const version = await this.versions.of(names);
    if (version === undefined) return load();
    const known = this.entries.get(key);
    if (known && known.version === version && known.expiresAt > this.now()) {
      this.entries.delete(key);
      this.entries.set(key, known);
      return known.value;
    }
    return this.fill(key, version, load);
  }

  drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.size -= entry.size;
  }

  clear(): void {
    this.entries.clear();
    this.size = 0;
  }

  private fill(key: string, version: string, load: () => Promise<Value>): Promise<Value> {
    this.drop(key);
    const entry: Entry<Value> = { version, expiresAt: this.now() + lifetime, value: load(), size: 0 };
    this.entries.set(key, entry);
    entry.value.then(
      (value) => this.weigh(key, entry, value),
      () => this.entries.get(key) === entry && this.drop(key),
    );
    return entry.value;
  }

  private weigh(key: string, entry: Entry<Value>, value: Value): void {
    if (this.entries.get(key) !== entry) return;
    if (this.options.keeps?.(value) === false) {
      this.drop(key);
      return;
    }
    entry.size = this.options.sizeOf(value);
    this.size += entry.size;
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.options.capacity) break;
      this.drop(oldest);
    }
  }
}
