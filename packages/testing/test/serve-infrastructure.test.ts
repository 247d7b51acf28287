import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from '@jest/globals';
import { postgresAnswers } from '@pte/local/postgres/postgres-answers';
import type { Infrastructure } from '../src/infrastructure.ts';

describe('the holder of a test infrastructure', () => {
  it('ends all of it when its parent closes its input, however the parent ended', async () => {
    const script = join(import.meta.dirname, '../src/serve-infrastructure.ts');
    const holder = spawn(process.execPath, [script, '--for-parent'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [line] = await once(createInterface({ input: holder.stdout }), 'line');
    const { postgresAdminUrl } = JSON.parse(line) as Infrastructure;
    expect(await postgresAnswers(postgresAdminUrl)).toBe(true);

    holder.stdin.destroy();

    expect(await once(holder, 'exit')).toEqual([0, null]);
    expect(await postgresAnswers(postgresAdminUrl)).toBe(false);
  });
});
