import { DomainError } from '@pte/service-kit/domain-error';

/** At sign-in, after the right password. */
export class TotpRequired extends DomainError {
  constructor() {
    super('TOTP_REQUIRED', 'unauthenticated');
  }
}

/** Refused at sign-in (`unauthenticated`) or while it is switched on or off. */
export class TotpInvalid extends DomainError {
  constructor(kind: 'unauthenticated' | 'invalid') {
    super('TOTP_INVALID', kind, kind === 'invalid' ? { fields: { code: { code: 'totp.wrong' } } } : {});
  }
}

export class TotpSecretUnknown extends DomainError {
  constructor() {
    super('TOTP_SECRET_UNKNOWN', 'invalid', { fields: { totpSecret: { code: 'totp.secret' } } });
  }
}

export class TotpAlreadyEnabled extends DomainError {
  constructor() {
    super('TOTP_ALREADY_ENABLED', 'conflict');
  }
}
