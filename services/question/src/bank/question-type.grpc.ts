import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  CreateTypeRequest,
  CreateTypeResponse,
  DeleteTypeRequest,
  DeleteTypeResponse,
  ListTypesRequest,
  ListTypesResponse,
  UpdateTypeRequest,
  UpdateTypeResponse,
} from '@pte/rpc/gen/pte/question/v1/question';
import { unixSeconds } from '@pte/service-kit/clock';
import { CreateType } from './create-type.js';
import { DeleteType } from './delete-type.js';
import { ListTypes } from './list-types.js';
import { UpdateType } from './update-type.js';

@Controller()
export class QuestionTypeGrpc {
  constructor(
    private readonly list: ListTypes,
    private readonly create: CreateType,
    private readonly update: UpdateType,
    private readonly remove: DeleteType,
  ) {}

  @GrpcMethod('QuestionTypeService')
  async listTypes(request: ListTypesRequest): Promise<ListTypesResponse> {
    return { json: JSON.stringify(await this.list.run(request)) };
  }

  @GrpcMethod('QuestionTypeService')
  async createType({ fields }: CreateTypeRequest): Promise<CreateTypeResponse> {
    return { json: JSON.stringify(await this.create.run(fields ?? {})) };
  }

  @GrpcMethod('QuestionTypeService')
  async updateType({ id, fields, restore }: UpdateTypeRequest): Promise<UpdateTypeResponse> {
    return { json: JSON.stringify(await this.update.run({ id, changes: fields ?? {}, restore })) };
  }

  @GrpcMethod('QuestionTypeService')
  async deleteType({ id }: DeleteTypeRequest): Promise<DeleteTypeResponse> {
    return { id, deletedAt: unixSeconds(await this.remove.run(id)) };
  }
}
