import { randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import { SecretBox } from '../secret/secret-box.js';
import { type CodeSubject, codeLifetime, mostWrongCodes } from './code-subject.js';

interface CodeRow {
  code_hash: Buffer;
  wrong_count: number;
  expires_at: Date;
}

const place = 'purpose = $1 and destination = $2 and user_id = $3';
const placeOf = ({ purpose, destination, userId }: CodeSubject) => [purpose, destination, userId];

/** The last code of each purpose, destination and user; only its hash is kept. */
@Injectable()
export class CodeRepository {
  constructor(
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** Six digits, in the place of an earlier code. */
  async issue(tx: Tx, subject: CodeSubject): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = new Date(this.clock.now().getTime() + codeLifetime * 1000);
    await tx.query(
      `insert into verification_code (purpose, destination, user_id, code_hash, expires_at) values ($1, $2, $3, $4, $5)
       on conflict (purpose, destination, user_id) do update
         set code_hash = excluded.code_hash, wrong_count = 0, expires_at = excluded.expires_at`,
      [...placeOf(subject), this.hashOf(subject, code), expiresAt],
    );
    return code;
  }

  /** Whether it is the right code; it stays good. A wrong one is counted, so the transaction must be committed. */
  async check(tx: Tx, subject: CodeSubject, code: string): Promise<boolean> {
    const [row] = await tx.query<CodeRow>(
      `select code_hash, wrong_count, expires_at from verification_code where ${place} for update`,
      placeOf(subject),
    );
    if (!row || row.expires_at <= this.clock.now() || row.wrong_count >= mostWrongCodes) return false;
    if (timingSafeEqual(row.code_hash, this.hashOf(subject, code))) return true;
    await tx.query(`update verification_code set wrong_count = wrong_count + 1 where ${place}`, placeOf(subject));
    return false;
  }

  /** The same, and the right code is used up. */
  async take(tx: Tx, subject: CodeSubject, code: string): Promise<boolean> {
    const isRight = await this.check(tx, subject, code);
    if (isRight) await tx.query(`delete from verification_code where ${place}`, placeOf(subject));
    return isRight;
  }

  private hashOf({ purpose, destination, userId }: CodeSubject, code: string): Buffer {
    return this.box.hash(`${purpose} ${destination} ${userId} ${code}`);
  }
}
