import { DomainError } from '@pte/service-kit/domain-error';

export class OauthTokenInvalid extends DomainError {
  constructor() {
    super('OAUTH_TOKEN_INVALID', 'invalid', { fields: { oauthToken: { code: 'invalid' } } });
  }
}

export class WechatTaken extends DomainError {
  constructor() {
    super('WECHAT_TAKEN', 'conflict');
  }
}

export class WechatAlreadyBound extends DomainError {
  constructor() {
    super('WECHAT_ALREADY_BOUND', 'conflict');
  }
}

export class WechatNotBound extends DomainError {
  constructor() {
    super('WECHAT_NOT_BOUND', 'conflict');
  }
}

export class PasswordNotSet extends DomainError {
  constructor() {
    super('PASSWORD_NOT_SET', 'conflict');
  }
}
