import { Module } from '@nestjs/common';
import { DirectoryGrpc } from './directory.grpc.js';
import { GetManyPublic } from './get-many-public.js';
import { GetUser } from './get-user.js';
import { ListUsers } from './list-users.js';

@Module({ controllers: [DirectoryGrpc], providers: [GetManyPublic, GetUser, ListUsers] })
export class DirectoryModule {}
