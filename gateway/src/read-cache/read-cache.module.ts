import { Global, Module } from '@nestjs/common';
import { Versions } from './versions.js';

/** Versions under which the nouns' folders keep what they read. */
@Global()
@Module({ providers: [Versions], exports: [Versions] })
export class ReadCacheModule {}
