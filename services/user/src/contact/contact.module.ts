import { type DynamicModule, Module } from '@nestjs/common';
import { CodeModule } from '../code/code.module.js';
import type { UserConfig } from '../config.js';
import { MessageModule } from '../message/message.module.js';
import { SessionModule } from '../session/session.module.js';
import { ContactGrpc } from './contact.grpc.js';
import { ForgotPassword } from './forgot-password.js';
import { ResetPassword } from './reset-password.js';
import { SendContactCode } from './send-contact-code.js';
import { VerifyContact } from './verify-contact.js';

/** E-mail address and phone number, bound by codes, and the password that comes back by one. */
@Module({})
export class ContactModule {
  static with(config: UserConfig): DynamicModule {
    return {
      module: ContactModule,
      imports: [CodeModule, MessageModule.with(config), SessionModule],
      controllers: [ContactGrpc],
      providers: [SendContactCode, VerifyContact, ForgotPassword, ResetPassword],
    };
  }
}
