import { DomainError } from '@pte/service-kit/domain-error';

/** What a code proves: that someone reads what is sent to an e-mail address or a phone. */
export type CodePurpose = 'email' | 'phone' | 'reset';

export interface CodeSubject {
  readonly purpose: CodePurpose;
  /** E-mail address as it is compared, or phone number as E.164. */
  readonly destination: string;
  /** `nobody` where no user has the address. */
  readonly userId: number;
}

/** No user has this id. */
export const nobody = 0;

/** Seconds that a code is good for. */
export const codeLifetime = 600;

/** After so many wrong codes the right one is dead too. */
export const mostWrongCodes = 5;

export class CodeInvalid extends DomainError {
  constructor() {
    super('CODE_INVALID', 'invalid', { fields: { code: { code: 'code.wrong' } } });
  }
}
