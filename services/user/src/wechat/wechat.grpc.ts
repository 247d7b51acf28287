import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  BindWechatRequest,
  BindWechatResponse,
  RegisterWithWechatRequest,
  RegisterWithWechatResponse,
  SignInWithWechatRequest,
  SignInWithWechatResponse,
  UnbindWechatRequest,
  UnbindWechatResponse,
} from '@pte/rpc/gen/pte/user/v1/wechat';
import { callerOf } from '../session/caller.js';
import { BindWechat } from './bind-wechat.js';
import { RegisterWithWechat } from './register-with-wechat.js';
import { SignInWithWechat } from './sign-in-with-wechat.js';
import { UnbindWechat } from './unbind-wechat.js';

@Controller()
export class WechatGrpc {
  constructor(
    private readonly signIn: SignInWithWechat,
    private readonly register: RegisterWithWechat,
    private readonly bind: BindWechat,
    private readonly unbind: UnbindWechat,
  ) {}

  @GrpcMethod('WechatService')
  async signInWithWechat({ code, client }: SignInWithWechatRequest): Promise<SignInWithWechatResponse> {
    return { json: JSON.stringify(await this.signIn.run(code, client)) };
  }

  @GrpcMethod('WechatService')
  async registerWithWechat(request: RegisterWithWechatRequest): Promise<RegisterWithWechatResponse> {
    return { json: JSON.stringify(await this.register.run(request)) };
  }

  @GrpcMethod('WechatService')
  async bindWechat(request: BindWechatRequest): Promise<BindWechatResponse> {
    return { json: JSON.stringify(await this.bind.run(callerOf(request).userId, request.code)) };
  }

  @GrpcMethod('WechatService')
  async unbindWechat(request: UnbindWechatRequest): Promise<UnbindWechatResponse> {
    return { json: JSON.stringify(await this.unbind.run(callerOf(request).userId)) };
  }
}
