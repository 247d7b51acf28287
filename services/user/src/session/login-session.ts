import { randomUUID } from 'node:crypto';
import type { Client } from '@pte/rpc/gen/pte/user/v1/user';
import { DomainError } from '@pte/service-kit/domain-error';

export interface LoginSession {
  readonly id: string;
  readonly userId: number;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly ip: string;
  readonly userAgent: string;
}

const lifetime = 7 * 24 * 60 * 60 * 1000;

/** When a session ends that is opened or refreshed now: in 7 days. */
export const endFrom = (now: Date): Date => new Date(now.getTime() + lifetime);

/** Where a session is used from: user agent of at most 255 characters without control characters. */
export const originOf = (client: Client | undefined) => ({
  ip: client?.ip ?? '',
  userAgent: [...(client?.userAgent ?? '').replaceAll(/\p{Cc}/gu, '')].slice(0, 255).join(''),
});

export const newSession = (userId: number, client: Client | undefined, now: Date): LoginSession => ({
  id: randomUUID(),
  userId,
  createdAt: now,
  lastUsedAt: now,
  expiresAt: endFrom(now),
  ...originOf(client),
});

export class TokenInvalid extends DomainError {
  constructor() {
    super('TOKEN_INVALID', 'unauthenticated');
  }
}

export class SessionNotFound extends DomainError {
  constructor() {
    super('SESSION_NOT_FOUND', 'not-found');
  }
}
