import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { page, table } from '../web/html.js';

export interface MailSimulatorOptions {
  /** 0 or absent: any free one. */
  readonly smtpPort?: number;
  /** Of the web view; 0 or absent: any free one. */
  readonly port?: number;
}

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly receivedAt: Date;
}

export interface MailSimulator {
  /** Such as `smtp://127.0.0.1:40123`, for a client. */
  readonly smtpAddress: string;
  /** Web view of the inbox; `/mails` answers the same as JSON. */
  readonly address: string;
  /** The newest last. */
  readonly mails: readonly ReceivedMail[];
  /** The next mails are refused for now, with status 451. */
  refuseNext(count: number): void;
  close(): Promise<void>;
}

/** Mails that are kept. */
const most = 200;

/** A mail server on the loopback that delivers nothing: whatever it takes lies in one inbox. */
export async function startMailSimulator(options: MailSimulatorOptions = {}): Promise<MailSimulator> {
  const mails: ReceivedMail[] = [];
  let refusals = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        PostalMime.parse(Buffer.concat(chunks)).then(({ from, subject = '', text = '' }) => {
          mails.push({ from: from?.address ?? '', to, subject, text: text.trim(), receivedAt: new Date() });
          mails.splice(0, mails.length - most);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(options.smtpPort ?? 0, '127.0.0.1', resolve);
  });
  // What a client does wrong is no failure of the simulator.
  smtp.on('error', () => undefined);
  const web = fastify({ forceCloseConnections: true });
  web.get('/mails', () => mails.toReversed());
  web.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(inboxPage(mails)));
  const address = await web.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  return {
    smtpAddress: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    address,
    mails,
    refuseNext: (count) => {
      refusals = count;
    },
    close: async () => {
      await Promise.all([web.close(), new Promise<void>((resolve) => smtp.close(() => resolve()))]);
    },
  };
}

const inboxPage = (mails: readonly ReceivedMail[]): string =>
  page(
    '邮件收件箱（模拟） · Mail inbox',
    mails.length === 0
      ? '<p>还没有邮件。No mail yet.</p>'
      : table(
          ['时间', '收件人', '主题', '内容'],
          mails
            .toReversed()
            .map(({ receivedAt, to, subject, text }) => [receivedAt.toLocaleString('zh-CN'), to, subject, text]),
        ),
  );
