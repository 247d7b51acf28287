import type { OnApplicationShutdown } from '@nestjs/common';
import { ResourceServiceClient } from '@pte/rpc/gen/pte/content/v1/content';
import { DomainError } from '@pte/service-kit/domain-error';
import { type RpcClient, rpcClient } from '@pte/service-kit/grpc-client';
import { Recordings } from './recordings.js';

/** Milliseconds that the content service may take. */
const timeout = 2_000;
const submissionPath = 2;
const fileNamePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** Asks the content service, which has a row for every stored object. */
export class ContentRecordings extends Recordings implements OnApplicationShutdown {
  private readonly resources: RpcClient<ResourceServiceClient>;

  /** `address` of the content service, host:port. */
  constructor(address: string) {
    super();
    this.resources = rpcClient(ResourceServiceClient, address);
  }

  override async isOwn(userId: number, questionId: number, fileName: string): Promise<boolean> {
    if (!fileNamePattern.test(fileName)) return false;
    const resource = await this.find(`question-submissions/${fileName}`);
    return resource?.path === submissionPath && resource.ownerId === userId && resource.questionId === questionId;
  }

  onApplicationShutdown(): void {
    this.resources.close();
  }

  private async find(key: string) {
    try {
      return (await this.resources.getResourceByKey({ key }, { timeout })).resource;
    } catch (error) {
      if (error instanceof DomainError && error.reason === 'RESOURCE_NOT_FOUND') return undefined;
      throw error;
    }
  }
}
