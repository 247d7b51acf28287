import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  ForgotPasswordRequest,
  ForgotPasswordResponse,
  ResetPasswordRequest,
  ResetPasswordResponse,
  SendEmailCodeRequest,
  SendEmailCodeResponse,
  SendPhoneCodeRequest,
  SendPhoneCodeResponse,
  VerifyEmailRequest,
  VerifyEmailResponse,
  VerifyPhoneRequest,
  VerifyPhoneResponse,
} from '@pte/rpc/gen/pte/user/v1/contact';
import { callerOf } from '../session/caller.js';
import { emailContact, phoneContact } from './contacts.js';
import { ForgotPassword } from './forgot-password.js';
import { ResetPassword } from './reset-password.js';
import { SendContactCode } from './send-contact-code.js';
import { VerifyContact } from './verify-contact.js';

@Controller()
export class ContactGrpc {
  constructor(
    private readonly sendCode: SendContactCode,
    private readonly verify: VerifyContact,
    private readonly forgot: ForgotPassword,
    private readonly reset: ResetPassword,
  ) {}

  @GrpcMethod('ContactService')
  async sendEmailCode(request: SendEmailCodeRequest): Promise<SendEmailCodeResponse> {
    return { expiresIn: await this.sendCode.run(callerOf(request).userId, emailContact(request.email)) };
  }

  @GrpcMethod('ContactService')
  async sendPhoneCode(request: SendPhoneCodeRequest): Promise<SendPhoneCodeResponse> {
    return { expiresIn: await this.sendCode.run(callerOf(request).userId, phoneContact(request.phone)) };
  }

  @GrpcMethod('ContactService')
  async verifyEmail(request: VerifyEmailRequest): Promise<VerifyEmailResponse> {
    const user = await this.verify.run(callerOf(request).userId, emailContact(request.email), request.code);
    return { json: JSON.stringify(user) };
  }

  @GrpcMethod('ContactService')
  async verifyPhone(request: VerifyPhoneRequest): Promise<VerifyPhoneResponse> {
    const user = await this.verify.run(callerOf(request).userId, phoneContact(request.phone), request.code);
    return { json: JSON.stringify(user) };
  }

  @GrpcMethod('ContactService')
  async forgotPassword({ email }: ForgotPasswordRequest): Promise<ForgotPasswordResponse> {
    await this.forgot.run(email);
    return {};
  }

  @GrpcMethod('ContactService')
  async resetPassword(request: ResetPasswordRequest): Promise<ResetPasswordResponse> {
    await this.reset.run(request);
    return {};
  }
}
