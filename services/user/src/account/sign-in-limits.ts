import { Injectable } from '@nestjs/common';
import { failedSignInsOfAddress, failedSignInsOfName } from '../limits/rate-limit.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { nameKey } from '../user/user-name.js';

export interface SignInAttempt {
  /** As typed. */
  readonly name: string;
  readonly ip: string;
}

const nameAndAddress = ({ name, ip }: SignInAttempt) => `${nameKey(name)} ${ip}`;

/** Failed sign-ins, by name and address and by address alone. Each call throws RateLimited when there were too many. */
@Injectable()
export class SignInLimits {
  constructor(private readonly limiter: RateLimiter) {}

  async check(attempt: SignInAttempt): Promise<void> {
    await this.limiter.check(failedSignInsOfAddress, attempt.ip);
    await this.limiter.check(failedSignInsOfName, nameAndAddress(attempt));
  }

  async failed(attempt: SignInAttempt): Promise<void> {
    await this.limiter.take(failedSignInsOfAddress, attempt.ip);
    await this.limiter.take(failedSignInsOfName, nameAndAddress(attempt));
  }

  async succeeded(attempt: SignInAttempt): Promise<void> {
    await this.limiter.clear(failedSignInsOfName, nameAndAddress(attempt));
  }
}
