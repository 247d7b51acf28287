import { Module } from '@nestjs/common';
import { UserRoutes } from './user.routes.js';

/** Users. */
@Module({ providers: [UserRoutes] })
export class UserModule {}
