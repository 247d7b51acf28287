import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  DeleteResourceRequest,
  DeleteResourceResponse,
  GetResourceByKeyRequest,
  GetResourceByKeyResponse,
  ListResourcesRequest,
  ListResourcesResponse,
  RegisterResourceRequest,
  RegisterResourceResponse,
  StoredResource,
} from '@pte/rpc/gen/pte/content/v1/content';
import { unixSeconds } from '@pte/service-kit/clock';
import { DeleteResource } from './delete-resource.js';
import { GetResource } from './get-resource.js';
import { ListResources } from './list-resources.js';
import { RegisterResource } from './register-resource.js';
import type { Resource } from './resource.js';

@Controller()
export class ResourceGrpc {
  constructor(
    private readonly register: RegisterResource,
    private readonly get: GetResource,
    private readonly list: ListResources,
    private readonly remove: DeleteResource,
  ) {}

  @GrpcMethod('ResourceService')
  async registerResource(request: RegisterResourceRequest): Promise<RegisterResourceResponse> {
    return { resource: toMessage(await this.register.run({ ...request, questionId: request.questionId ?? null })) };
  }

  @GrpcMethod('ResourceService')
  async getResourceByKey({ key }: GetResourceByKeyRequest): Promise<GetResourceByKeyResponse> {
    return { resource: toMessage(await this.get.run(key)) };
  }

  @GrpcMethod('ResourceService')
  async listResources(request: ListResourcesRequest): Promise<ListResourcesResponse> {
    const path = request.path ?? null;
    const [count, resources] = await Promise.all([
      this.list.count(path),
      request.countOnly ? [] : this.list.run({ ...request, path }),
    ]);
    return { resources: resources.map(toMessage), count };
  }

  @GrpcMethod('ResourceService')
  async deleteResource({ path, id }: DeleteResourceRequest): Promise<DeleteResourceResponse> {
    await this.remove.run(path, id);
    return { id };
  }
}

const toMessage = (resource: Resource): StoredResource => ({
  ...resource,
  questionId: resource.questionId ?? undefined,
  createdAt: unixSeconds(resource.createdAt),
  updatedAt: unixSeconds(resource.updatedAt),
});
