import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';
import { wrongOldPasswords } from '../limits/rate-limit.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { Passwords } from './passwords.js';

export type PasswordField = 'oldPassword' | 'password';

export class OldPasswordWrong extends DomainError {
  /** `field` is what the call names the password. */
  constructor(field: PasswordField = 'oldPassword') {
    super('OLD_PASSWORD_WRONG', 'invalid', { fields: { [field]: { code: 'password.wrong' } } });
  }
}

/** Whether a signed-in user knows their password; wrong ones are counted. */
@Injectable()
export class ProvePassword {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly limiter: RateLimiter,
  ) {}

  /** Answers the stored hash that was proven; null for a user without password who gave "". Throws OldPasswordWrong or RateLimited. */
  async run(userId: number, password: string, field?: PasswordField): Promise<string | null> {
    const counted = String(userId);
    await this.limiter.check(wrongOldPasswords, counted);
    const [user] = await this.database.query<{ password_hash: string | null }>(
      'select password_hash from account where id = $1',
      [userId],
    );
    const stored = user?.password_hash ?? null;
    const isRight = stored === null ? password === '' : await this.passwords.matches(stored, password);
    if (!isRight) {
      await this.limiter.take(wrongOldPasswords, counted);
      throw new OldPasswordWrong(field);
    }
    // Again: of many attempts at the same moment the right one counts only if it came early enough.
    await this.limiter.check(wrongOldPasswords, counted);
    return stored;
  }
}
