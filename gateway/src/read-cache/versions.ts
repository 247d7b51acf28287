import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type GatewayConfig } from '../config.js';
import { KeyReader } from '../redis/key-reader.js';

/** Versions of what others own: the owning service raises one in Redis before it answers a write. */
@Injectable()
export class Versions {
  private readonly prefix: string;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    private readonly keys: KeyReader,
  ) {
    this.prefix = `${config.REDIS_KEY_PREFIX}version:`;
  }

  /** Joined text of the versions named; undefined while Redis is away. */
  async of(names: readonly string[]): Promise<string | undefined> {
    try {
      const [first = '', ...others] = names;
      if (others.length === 0) return (await this.keys.get(this.prefix + first)) ?? '0';
      return (await Promise.all(names.map((name) => this.keys.get(this.prefix + name)))).join(' ');
    } catch {
      return undefined;
    }
  }
}
