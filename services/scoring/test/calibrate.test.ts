import { execFile } from 'node:child_process';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { home, root } from '@pte/local/folders';
import { aDatabase } from '@pte/testing/database';
import { aRedis } from '@pte/testing/redis';
import { spoken } from './builders/spoken-audio.js';

const script = join(root, 'services/scoring/dist/cli/calibrate.js');

const run = (given: readonly string[], env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, ...given], { env, timeout: 110_000 }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    );
  });

describe('calibrate', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pte-test-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('scores rated answers in the environment of a worker, and refuses too few of them without leaving a file', async () => {
    const [schema, redis] = [await aDatabase('scoring'), aRedis()];
    await spoken(folder, 'one', 'Night trains are coming back to Europe');
    const ratings = join(folder, 'ratings.jsonl');
    const question = { questionTypeId: 2, content: '{"material":"Night trains are coming back to Europe"}', key: '{}' };
    const rows = [
      { id: 'a', ...question, recording: 'one.wav', traits: { '5': 3, '6': 2 } },
      { submissionId: 99, traits: { '5': 3 } },
    ];
    await writeFile(ratings, rows.map((row) => JSON.stringify(row)).join('\n'));
    const out = join(folder, 'school.json');
    const { code, said } = await run(['--ratings', ratings, '--out', out], {
      ...{ PATH: process.env['PATH'], LOG_LEVEL: 'silent', SPEECH_MODEL_DIRECTORY: join(home(), 'speech-model') },
      ...{ POSTGRES_URL: schema.url, POSTGRES_SCHEMA: schema.schema },
      ...{ REDIS_URL: redis.url, REDIS_KEY_PREFIX: redis.keyPrefix },
      ...{ OBJECT_STORE_KIND: 'local', OBJECT_STORE_DIRECTORY: folder, OBJECT_STORE_SIGNING_SECRET: 'x'.repeat(32) },
      SCORING_CALIBRATION: '/nowhere',
    });
    await Promise.all([schema.drop(), redis.drop()]);
    expect(code).toBe(1);
    expect(said).toContain('2 of 2 answers scored');
    expect(said).toContain('left out: 99: no such submission');
    expect(said).toContain('type 2, Oral fluency, rated answers: 1; left as it is, at least 30 are needed');
    expect(said).toContain('Nothing to calibrate');
    await expect(access(out)).rejects.toThrow('ENOENT');
  });
});
