import { randomUUID } from 'node:crypto';
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { page, table } from '../web/html.js';
import { type AcsCredentials, signatureProblem } from './acs3-signature.js';

export interface SmsSimulatorOptions extends AcsCredentials {
  readonly signName: string;
  readonly templateCode: string;
  /** 0 or absent: any free one. */
  readonly port?: number;
}

export interface ReceivedSms {
  /** As Aliyun writes it: mainland numbers without country code, others without plus sign. */
  readonly phone: string;
  readonly text: string;
  readonly receivedAt: Date;
}

export interface SmsSimulator {
  /** The endpoint for a client, and the web view of the inbox; `/messages` answers the same as JSON. */
  readonly address: string;
  /** The newest last. */
  readonly messages: readonly ReceivedSms[];
  /** The next requests are refused with this code, such as `isv.BUSINESS_LIMIT_CONTROL`. */
  refuseNext(count: number, code?: string): void;
  close(): Promise<void>;
}

/** Messages that are kept. */
const most = 200;

type Query = Readonly<Record<string, string | undefined>>;

/** Answers that have status 200 and a code, as the service does for what it understands but does not do. */
function problemOf({ PhoneNumbers, SignName, TemplateCode, TemplateParam }: Query, options: SmsSimulatorOptions) {
  if (!/^\d{8,15}$/.test(PhoneNumbers ?? ''))
    return ['isv.MOBILE_NUMBER_ILLEGAL', `${PhoneNumbers} invalid mobile number`];
  if (SignName !== options.signName) return ['isv.SMS_SIGNATURE_ILLEGAL', 'The signature is not approved'];
  if (TemplateCode !== options.templateCode) return ['isv.SMS_TEMPLATE_ILLEGAL', 'The template is not approved'];
  if (!/^\{"code":"\d{4,6}"\}$/.test(TemplateParam ?? ''))
    return ['isv.INVALID_JSON_PARAM', 'TemplateParam is invalid'];
  return null;
}

/** A stand-in for Aliyun's short messages on the loopback: `SendSms` of 2017-05-25 with its signature V3. It sends nothing. */
export async function startSmsSimulator(options: SmsSimulatorOptions): Promise<SmsSimulator> {
  const messages: ReceivedSms[] = [];
  const refusals: string[] = [];
  const server = fastify({ forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.post('/', (incoming, reply) => {
    const problem = signatureProblem(readRequest(incoming), options, Date.now());
    if (problem) return refuse(reply, problem);
    if (incoming.headers['x-acs-action'] !== 'SendSms' || incoming.headers['x-acs-version'] !== '2017-05-25')
      return refuse(reply, 'InvalidAction.NotFound');
    const query = incoming.query as Query;
    const refusal = refusals.shift();
    const [code, message] = refusal ? [refusal, 'Simulated refusal'] : (problemOf(query, options) ?? ['OK', 'OK']);
    if (code === 'OK') {
      const { code: digits } = JSON.parse(query['TemplateParam'] ?? '{}') as { code: string };
      const text = `【${options.signName}】您的验证码是 ${digits}，10 分钟内有效。`;
      messages.push({ phone: query['PhoneNumbers'] ?? '', text, receivedAt: new Date() });
      messages.splice(0, messages.length - most);
    }
    return reply.send({ Code: code, Message: message, RequestId: requestId(), BizId: `${Date.now()}^0` });
  });
  server.get('/messages', () => messages.toReversed());
  server.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(inboxPage(messages)));
  const address = await server.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  return {
    address,
    messages,
    refuseNext: (count, code = 'isv.BUSINESS_LIMIT_CONTROL') => void refusals.push(...Array(count).fill(code)),
    close: () => server.close(),
  };
}

const requestId = (): string => randomUUID().toUpperCase();

const refuse = (reply: FastifyReply, code: string) =>
  reply.code(code.startsWith('InvalidAccessKeyId') ? 404 : 400).send({
    ...{ Code: code, Message: 'The request is refused', RequestId: requestId(), HostId: 'dysmsapi.aliyuncs.com' },
  });

const readRequest = ({ method, url, headers, body }: FastifyRequest) => ({
  ...{ method, url, body: typeof body === 'string' ? body : '' },
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()])),
});

const inboxPage = (messages: readonly ReceivedSms[]): string =>
  page(
    '短信收件箱（模拟） · SMS inbox',
    messages.length === 0
      ? '<p>还没有短信。No message yet.</p>'
      : table(
          ['时间', '号码', '内容'],
          messages.toReversed().map(({ receivedAt, phone, text }) => [receivedAt.toLocaleString('zh-CN'), phone, text]),
        ),
  );
