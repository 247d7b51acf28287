import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database, type Tx } from '@pte/service-kit/database';
import { type CodePurpose, codeLifetime } from '../code/code-subject.js';
import { SecretBox } from '../secret/secret-box.js';
import type { CodeLetter } from './code-letter.js';

interface MessageRow {
  id: string;
  purpose: CodePurpose;
  destination: string;
  sealed_code: Buffer;
  attempts: number;
}

export interface WaitingMessage extends CodeLetter {
  readonly id: string;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

/** Seconds that one process has for the messages it took; after that another may. */
const leaseSeconds = 60;

/** Codes that wait for their delivery. They are sealed, and deleted once they are delivered or of no use. */
@Injectable()
export class MessageRepository {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  async add(tx: Tx, { purpose, to, code }: CodeLetter): Promise<void> {
    const id = randomUUID();
    const now = this.clock.now();
    await tx.query(
      `insert into outgoing_message (id, purpose, destination, sealed_code, next_attempt_at, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, purpose, to, this.box.seal(code, id), now, this.in(codeLifetime)],
    );
  }

  /** Takes what is due, for a while; no other process gets the same. */
  async takeDue(most: number): Promise<WaitingMessage[]> {
    const rows = await this.database.query<MessageRow>(
      `update outgoing_message set attempts = attempts + 1, next_attempt_at = $2
       where id in (select id from outgoing_message where next_attempt_at <= $1 and expires_at > $1
         order by next_attempt_at limit $3 for update skip locked)
       returning id, purpose, destination, sealed_code, attempts`,
      [this.clock.now(), this.in(leaseSeconds), most],
    );
    return rows.map(({ id, purpose, destination, sealed_code, attempts }) => ({
      ...{ id, purpose, to: destination, attempts },
      code: this.box.open(sealed_code, id),
    }));
  }

  async delivered(id: string): Promise<void> {
    await this.database.query('delete from outgoing_message where id = $1', [id]);
  }

  async tryAgain(id: string, waitSeconds: number): Promise<void> {
    await this.database.query('update outgoing_message set next_attempt_at = $2 where id = $1', [
      id,
      this.in(waitSeconds),
    ]);
  }

  /** Takes out what came too late, and codes that are of no use any more. Answers how many messages were given up. */
  async removeExpired(): Promise<number> {
    const now = this.clock.now();
    const lost = await this.database.query('delete from outgoing_message where expires_at <= $1 returning id', [now]);
    await this.database.query('delete from verification_code where expires_at <= $1', [now]);
    return lost.length;
  }

  private in(seconds: number): Date {
    return new Date(this.clock.now().getTime() + seconds * 1000);
  }
}
