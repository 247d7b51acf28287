import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type GatewayConfig } from '../config.js';
import { KeyReader } from '../redis/key-reader.js';

/** Versions of what others own: the owning service raises one in Redis before it answers a write. */
@Injectable()
export class Versions {
  private readonly prefix: string;
  private readonly used: boolean;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    private readonly keys: KeyReader,
  ) {
    this.prefix = `${config.REDIS_KEY_PREFIX}version:`;
    this.used = config.READ_CACHE === 'on';
  }

  /** Joined text of the versions named; undefined, and nothing is kept, while Redis is away or the cache is off. */
  async of(names: readonly string[]): Promise<string | undefined> {
    if (!this.used) return undefined;
    try {
      const [first = '', ...others] = names;
      if (others.length === 0) return (await this.keys.get(this.prefix + first)) ?? '0';
      return (await Promise.all(names.map((name) => this.keys.get(this.prefix + name)))).join(' ');
    } catch {
      return undefined;
    }
  }
}
