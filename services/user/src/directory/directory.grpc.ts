import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  GetManyPublicRequest,
  GetManyPublicResponse,
  GetUserRequest,
  GetUserResponse,
  ListUsersRequest,
  ListUsersResponse,
} from '@pte/rpc/gen/pte/user/v1/user';
import { callerOf } from '../session/caller.js';
import { requireAdmin } from '../user/management-rules.js';
import { GetManyPublic } from './get-many-public.js';
import { GetUser } from './get-user.js';
import { ListUsers } from './list-users.js';

@Controller()
export class DirectoryGrpc {
  constructor(
    private readonly getMany: GetManyPublic,
    private readonly get: GetUser,
    private readonly list: ListUsers,
  ) {}

  @GrpcMethod('UserService')
  async getManyPublic({ ids }: GetManyPublicRequest): Promise<GetManyPublicResponse> {
    return { users: await this.getMany.run(ids) };
  }

  @GrpcMethod('UserService')
  async getUser(request: GetUserRequest): Promise<GetUserResponse> {
    return { json: JSON.stringify(await this.get.run(callerOf(request), request.id)) };
  }

  @GrpcMethod('UserService')
  async listUsers(request: ListUsersRequest): Promise<ListUsersResponse> {
    requireAdmin(callerOf(request));
    const [users, count] = await Promise.all([
      request.countOnly ? null : this.list.run(request),
      this.list.count(request),
    ]);
    return { json: users ? JSON.stringify(users) : '', count };
  }
}
