import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { CONFIG, type GatewayConfig } from '../config.js';
import { jsonText } from '../edge/json-text.js';
import { integerText } from '../edge/query-values.js';
import { Routes, route } from '../edge/route.js';
import { REDIS } from '../redis/redis-token.js';

const outboxQuery = z.object({ to: z.string().default(''), limit: integerText(1, 100).default(20) });

const message = z.object({
  to: z.string(),
  channel: z.enum(['email', 'sms']),
  purpose: z.enum(['email', 'phone', 'reset']),
  code: z.string(),
  text: z.string(),
  createdAt: z.int(),
});

/** An e-mail address in lower case or a phone number as E.164; there is nothing for anybody else. */
const destination = /^(?:\+\d{8,15}|[^\s@A-Z]+@[^\s@A-Z]+)$/;

/** Helps of a demonstration; they do not exist otherwise. */
@Injectable()
export class DemoRoutes extends Routes {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
  ) {
    super();
  }

  readonly outbox = route(
    {
      method: 'GET',
      path: '/api/dev/outbox',
      summary: 'Codes that would have been sent',
      who: 'super-admin',
      input: { query: outboxQuery },
      data: z.array(message),
      hidden: true,
    },
    async ({ query: { to, limit } }) => {
      if (!destination.test(to)) return [];
      const messages = await this.redis.lrange(`${this.config.REDIS_KEY_PREFIX}demo-outbox:${to}`, 0, limit - 1);
      return jsonText(`[${messages.join(',')}]`);
    },
  );

  override all() {
    return this.config.DEMO_MODE ? super.all() : [];
  }
}
