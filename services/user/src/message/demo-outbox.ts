import { Injectable } from '@nestjs/common';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import { RedisStore } from '../redis/redis-store.js';
import { type CodeLetter, channelOf, textOf } from './code-letter.js';

const most = 100;
/** Seconds: a day. */
const lifetime = 86_400;

const put = `
redis.call('lpush', KEYS[1], ARGV[1])
redis.call('ltrim', KEYS[1], 0, ARGV[2] - 1)
redis.call('expire', KEYS[1], ARGV[3])`;

/** In demo mode every code can also be read at GET /api/dev/outbox. */
@Injectable()
export class DemoOutbox {
  constructor(
    private readonly redis: RedisStore,
    private readonly clock: Clock,
  ) {}

  async put(letter: CodeLetter): Promise<void> {
    const { purpose, code } = letter;
    const to = letter.to.toLowerCase();
    const entry = { to, channel: channelOf(purpose), purpose, code, text: textOf(letter) };
    const message = JSON.stringify({ ...entry, createdAt: unixSeconds(this.clock.now()) });
    await this.redis.run(put, [this.redis.key(`demo-outbox:${to}`)], [message, most, lifetime]);
  }
}
