import { type DynamicModule, Module } from '@nestjs/common';
import { Passwords } from './passwords.js';
import { ProvePassword } from './prove-password.js';
import { UserRepository } from './user.repository.js';

@Module({})
export class UserModule {
  static with({ hashConcurrency }: { hashConcurrency: number }): DynamicModule {
    return {
      module: UserModule,
      global: true,
      providers: [
        UserRepository,
        ProvePassword,
        { provide: Passwords, useFactory: () => new Passwords(hashConcurrency) },
      ],
      exports: [UserRepository, Passwords, ProvePassword],
    };
  }
}
