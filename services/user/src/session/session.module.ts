import { Module } from '@nestjs/common';
import { AccessChange } from './access-change.js';
import { EndOtherSessions } from './end-other-sessions.js';
import { EndSession } from './end-session.js';
import { ListSessions } from './list-sessions.js';
import { OpenSession } from './open-session.js';
import { RefreshSession } from './refresh-session.js';
import { RemoveExpiredSessions } from './remove-expired-sessions.js';
import { ResolveToken } from './resolve-token.js';
import { SessionGrpc } from './session.grpc.js';
import { SessionRepository } from './session.repository.js';
import { SignOut } from './sign-out.js';
import { TokenCache } from './token-cache.js';

@Module({
  controllers: [SessionGrpc],
  providers: [
    SessionRepository,
    TokenCache,
    AccessChange,
    OpenSession,
    SignOut,
    ResolveToken,
    RefreshSession,
    ListSessions,
    EndSession,
    EndOtherSessions,
    RemoveExpiredSessions,
  ],
  exports: [SessionRepository, TokenCache, AccessChange, OpenSession, SignOut],
})
export class SessionModule {}
