import { Inject, Injectable } from '@nestjs/common';
import { largestUpload } from '@pte/object-store/upload-signer';
import { z } from 'zod';
import { CONFIG, type GatewayConfig } from '../config.js';
import { asJsonText } from '../edge/json-text.js';
import { Routes, route } from '../edge/route.js';

const plan = z.object({
  orderType: z.int(),
  key: z.string(),
  months: z.int(),
  days: z.int(),
  price: z.number().describe('Yuan'),
  originalPrice: z.number(),
  currency: z.string(),
  badge: z.string().nullable(),
});

const publicConfig = z.object({
  plans: z.array(plan),
  payment: z.object({ methods: z.array(z.object({ id: z.string(), enabled: z.boolean() })) }),
  ossHost: z.string(),
  features: z.object({
    demo: z.boolean(),
    wechat: z.boolean(),
    sms: z.boolean(),
    email: z.boolean(),
    aiScoring: z.boolean(),
  }),
  limits: z.object({ uploadBytes: z.int(), commentCharacters: z.int(), searchCharacters: z.int() }),
  mock: z.object({ examSeconds: z.int() }),
  locales: z.array(z.string()),
  version: z.string(),
  wechat: z.object({ authorizeUrl: z.string().nullable() }),
});

/** What VIP costs. */
const plans: z.infer<typeof plan>[] = [
  { orderType: 0, key: '1month', months: 1, days: 30, price: 69, originalPrice: 79, currency: 'CNY', badge: null },
  {
    orderType: 1,
    key: '3months',
    months: 3,
    days: 90,
    price: 119,
    originalPrice: 158,
    currency: 'CNY',
    badge: 'popular',
  },
  {
    orderType: 2,
    key: '6months',
    months: 6,
    days: 180,
    price: 149,
    originalPrice: 237,
    currency: 'CNY',
    badge: 'superValue',
  },
];

/** What this installation offers: a feature is on when the service behind it is there. */
const configOf = ({
  DEMO_MODE: demo,
  CODES_BY: ways,
  WECHAT_AUTHORIZE_URL: authorizeUrl,
}: GatewayConfig): z.infer<typeof publicConfig> => ({
  plans,
  payment: {
    methods: [
      { id: 'alipay', enabled: true },
      { id: 'wechat', enabled: false },
    ],
  },
  ossHost: '/api/oss/object',
  features: {
    demo,
    wechat: demo || authorizeUrl !== '',
    sms: demo || ways.includes('sms'),
    email: demo || ways.includes('email'),
    aiScoring: true,
  },
  limits: { uploadBytes: largestUpload, commentCharacters: 2000, searchCharacters: 2 },
  mock: { examSeconds: 3600 },
  locales: ['zh-CN', 'en-US'],
  version: '1.0.0',
  wechat: { authorizeUrl: authorizeUrl === '' ? null : authorizeUrl },
});

/** What a client needs to know before it knows its user. */
@Injectable()
export class ConfigRoutes extends Routes {
  private readonly answer;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    super();
    this.answer = asJsonText(configOf(config));
  }

  readonly config = route(
    {
      method: 'GET',
      path: '/api/config',
      summary: 'Plans, features and limits of this installation',
      who: 'anyone',
      token: 'ignored',
      data: publicConfig,
    },
    async () => this.answer,
  );
}
