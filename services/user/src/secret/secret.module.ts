import { type DynamicModule, Module } from '@nestjs/common';
import { SecretBox } from './secret-box.js';

@Module({})
export class SecretModule {
  static with(secret: string): DynamicModule {
    return {
      module: SecretModule,
      global: true,
      providers: [{ provide: SecretBox, useFactory: () => new SecretBox(secret) }],
      exports: [SecretBox],
    };
  }
}
