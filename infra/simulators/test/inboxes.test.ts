import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MailSimulator, startMailSimulator } from '../src/mail/mail-simulator.js';
import { type SmsSimulator, startSmsSimulator } from '../src/sms/sms-simulator.js';

let mail: MailSimulator;
let sms: SmsSimulator;
beforeAll(async () => {
  const approved = { signName: 'PTE', templateCode: 'SMS_1' };
  [mail, sms] = await Promise.all([
    startMailSimulator(),
    startSmsSimulator({ accessKeyId: 'key', accessKeySecret: 'secret', ...approved }),
  ]);
});
afterAll(() => Promise.all([mail.close(), sms.close()]));

/** Says each line after the server's answer to the one before; gives the last answer. */
function converse(lines: readonly string[]): Promise<string> {
  const rest = [...lines];
  const { hostname, port } = new URL(mail.smtpAddress);
  const socket = new Socket().connect(Number(port), hostname);
  return new Promise((resolve, reject) => {
    socket.on('error', reject).on('data', (chunk) => {
      const answer = chunk.toString();
      // A line such as 250-SIZE is followed by more.
      if (/^\d{3}-/.test(answer.trimEnd().split('\r\n').at(-1) ?? '')) return;
      const line = rest.shift();
      if (line !== undefined) socket.write(`${line}\r\n`);
      else {
        socket.destroy();
        resolve(answer);
      }
    });
  });
}

const letter = (text: string) => [
  ...['EHLO test', 'MAIL FROM:<a@example.com>', 'RCPT TO:<b@example.com>', 'DATA'],
  `From: a@example.com\r\nSubject: Hello\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n.`,
];

describe('the mail inbox', () => {
  it('keeps what was sent and shows it as text', async () => {
    expect(await converse(letter('<b>code</b> 123456'))).toMatch(/^250/);
    expect(mail.mails.at(-1)).toMatchObject({ to: 'b@example.com', subject: 'Hello', text: '<b>code</b> 123456' });
    const html = await (await fetch(mail.address)).text();
    expect(html).toContain('&lt;b&gt;code&lt;/b&gt; 123456');
    expect(await (await fetch(`${mail.address}/mails`)).json()).toMatchObject([{ to: 'b@example.com' }]);
  });

  it('refuses for a while when it is told to', async () => {
    const before = mail.mails.length;
    mail.refuseNext(1);
    expect(await converse(letter('later'))).toMatch(/^451/);
    expect(mail.mails).toHaveLength(before);
    expect(await converse(letter('later'))).toMatch(/^250/);
  });
});

describe('the provider of short messages', () => {
  it.each([
    [{}, 'MissingAuthorization'],
    [
      { authorization: `ACS3-HMAC-SHA256 Credential=other,SignedHeaders=host,Signature=${'0'.repeat(64)}` },
      'InvalidAccessKeyId.NotFound',
    ],
    [
      { authorization: `ACS3-HMAC-SHA256 Credential=key,SignedHeaders=host,Signature=${'0'.repeat(64)}` },
      'IncompleteSignature',
    ],
  ])('refuses a request that is not signed as it must be: %j', async (headers: Record<string, string>, code) => {
    const response = await fetch(sms.address, { method: 'POST', headers });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.json()).toMatchObject({ Code: code });
    expect(sms.messages).toEqual([]);
  });
});
