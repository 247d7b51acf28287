import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  CreateUserRequest,
  CreateUserResponse,
  DeleteUserRequest,
  DeleteUserResponse,
  UpdateUserRequest,
  UpdateUserResponse,
} from '@pte/rpc/gen/pte/user/v1/user';
import { unixSeconds } from '@pte/service-kit/clock';
import { callerOf } from '../session/caller.js';
import { CreateUser } from './create-user.js';
import { DeleteUser } from './delete-user.js';
import { UpdateOwnSettings } from './update-own-settings.js';
import { UpdateUser } from './update-user.js';

@Controller()
export class ManagementGrpc {
  constructor(
    private readonly create: CreateUser,
    private readonly update: UpdateUser,
    private readonly updateOwn: UpdateOwnSettings,
    private readonly remove: DeleteUser,
  ) {}

  @GrpcMethod('UserService')
  async createUser(request: CreateUserRequest): Promise<CreateUserResponse> {
    return { json: JSON.stringify(await this.create.run(callerOf(request), request.fields ?? {})) };
  }

  @GrpcMethod('UserService')
  async updateUser(request: UpdateUserRequest): Promise<UpdateUserResponse> {
    const caller = callerOf(request);
    const { id, fields = {}, updateMask, ownSettings } = request;
    const isOwn = ownSettings || (caller.type > 1 && caller.userId === id);
    const user = isOwn
      ? await this.updateOwn.run(caller, fields, updateMask)
      : await this.update.run(caller, id, fields, updateMask);
    return { json: JSON.stringify(user) };
  }

  @GrpcMethod('UserService')
  async deleteUser(request: DeleteUserRequest): Promise<DeleteUserResponse> {
    const deletedAt = await this.remove.run(callerOf(request), request.id);
    return { id: request.id, deletedAt: unixSeconds(deletedAt) };
  }
}
