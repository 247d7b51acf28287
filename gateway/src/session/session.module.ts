import { Global, Module } from '@nestjs/common';
import { Sessions } from './sessions.js';
import { TokenCache } from './token-cache.js';

/** Who is calling. */
@Global()
@Module({ providers: [Sessions, TokenCache], exports: [Sessions, TokenCache] })
export class SessionModule {}
