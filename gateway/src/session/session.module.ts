import { Global, Module } from '@nestjs/common';
import { OnUserChanged } from './on-user-changed.js';
import { Sessions } from './sessions.js';
import { TokenCache } from './token-cache.js';

/** Who is calling. */
@Global()
@Module({ providers: [Sessions, TokenCache, OnUserChanged], exports: [Sessions, TokenCache] })
export class SessionModule {}
