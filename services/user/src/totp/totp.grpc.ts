import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  DisableTotpRequest,
  DisableTotpResponse,
  EnableTotpRequest,
  EnableTotpResponse,
  SetUpTotpRequest,
  SetUpTotpResponse,
} from '@pte/rpc/gen/pte/user/v1/totp';
import { callerOf } from '../session/caller.js';
import { DisableTotp } from './disable-totp.js';
import { EnableTotp } from './enable-totp.js';
import { SetUpTotp } from './set-up-totp.js';

@Controller()
export class TotpGrpc {
  constructor(
    private readonly setUp: SetUpTotp,
    private readonly enable: EnableTotp,
    private readonly disable: DisableTotp,
  ) {}

  @GrpcMethod('TotpService')
  setUpTotp(request: SetUpTotpRequest): Promise<SetUpTotpResponse> {
    return this.setUp.run(callerOf(request).userId);
  }

  @GrpcMethod('TotpService')
  async enableTotp(request: EnableTotpRequest): Promise<EnableTotpResponse> {
    const user = await this.enable.run(callerOf(request).userId, request.totpSecret, request.code);
    return { json: JSON.stringify(user) };
  }

  @GrpcMethod('TotpService')
  async disableTotp(request: DisableTotpRequest): Promise<DisableTotpResponse> {
    const user = await this.disable.run(callerOf(request).userId, request.password, request.code);
    return { json: JSON.stringify(user) };
  }
}
