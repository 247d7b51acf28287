import { DomainError } from '@pte/service-kit/domain-error';

export class UserNotFound extends DomainError {
  constructor() {
    super('USER_NOT_FOUND', 'not-found');
  }
}

export class UserBlocked extends DomainError {
  constructor() {
    super('USER_BLOCKED', 'forbidden');
  }
}

export class NameTaken extends DomainError {
  constructor() {
    super('USER_NAME_TAKEN', 'conflict', { fields: { name: { code: 'name.taken' } } });
  }
}

export class PhoneTaken extends DomainError {
  constructor() {
    super('PHONE_TAKEN', 'conflict', { fields: { phone: { code: 'phone.taken' } } });
  }
}

export class EmailTaken extends DomainError {
  constructor() {
    super('EMAIL_TAKEN', 'conflict', { fields: { email: { code: 'email.taken' } } });
  }
}

export class PhoneAlreadyBound extends DomainError {
  constructor() {
    super('PHONE_ALREADY_BOUND', 'conflict', { fields: { phone: { code: 'phone.bound' } } });
  }
}

export class EmailAlreadyBound extends DomainError {
  constructor() {
    super('EMAIL_ALREADY_BOUND', 'conflict', { fields: { email: { code: 'email.bound' } } });
  }
}
