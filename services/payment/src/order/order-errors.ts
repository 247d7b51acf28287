import { DomainError } from '@pte/service-kit/domain-error';

/** Also another buyer's. */
export class OrderNotFound extends DomainError {
  constructor() {
    super('ORDER_NOT_FOUND', 'not-found');
  }
}

export class OrderAlreadyProcessed extends DomainError {
  constructor() {
    super('ORDER_ALREADY_PROCESSED', 'conflict');
  }
}

export class OrderNotPaid extends DomainError {
  constructor() {
    super('ORDER_NOT_PAID', 'conflict');
  }
}
