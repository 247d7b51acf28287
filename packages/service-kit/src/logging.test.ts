import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logging.js';
import { withRequest } from './request-context.js';

function aLogger() {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { logger: createLogger('question', { LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, sink), lines };
}

describe('the logger', () => {
  it('writes one JSON object a line with service and request id', () => {
    const { logger, lines } = aLogger();
    withRequest({ requestId: 'request-0007' }, () => logger.info({ submissionId: 5 }, 'stored'));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      service: 'question',
      requestId: 'request-0007',
      submissionId: 5,
      msg: 'stored',
    });
  });

  it.each(['token', 'password', 'phone', 'email', 'authorization'])('hides %s at the top and inside objects', (key) => {
    const { logger, lines } = aLogger();
    logger.warn({ [key]: 'visible-secret', user: { [key]: 'visible-secret' } }, 'refused');
    expect(lines.join('')).not.toContain('visible-secret');
  });
});
