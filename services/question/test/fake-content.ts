import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GrpcMethod } from '@nestjs/microservices';
import {
  type GetResourceByKeyRequest,
  type GetResourceByKeyResponse,
  ResourceServiceService,
  type StoredResource,
} from '@pte/rpc/gen/pte/content/v1/content';
import { DomainError } from '@pte/service-kit/domain-error';
import { grpcServerOptions, useGrpcEdge } from '@pte/service-kit/grpc-server';
import type { Logger } from '@pte/service-kit/logging';

@Controller()
class FakeResources {
  readonly stored = new Map<string, StoredResource>();

  @GrpcMethod('ResourceService')
  async getResourceByKey({ key }: GetResourceByKeyRequest): Promise<GetResourceByKeyResponse> {
    const resource = this.stored.get(key);
    if (!resource) throw new DomainError('RESOURCE_NOT_FOUND', 'not-found');
    return { resource };
  }
}

@Module({ controllers: [FakeResources] })
class FakeContentModule {}

export interface FakeContent {
  /** Notes a recording and gives its file name. */
  upload(ownerId: number, questionId: number): string;
  stop(): Promise<void>;
}

/** The content service as far as the question service asks it, made from its contract. */
export async function startFakeContent(address: string, logger: Logger): Promise<FakeContent> {
  const app = await NestFactory.createMicroservice(FakeContentModule, {
    ...grpcServerOptions(address, { 'pte.content.v1.ResourceService': ResourceServiceService }),
    logger: false,
  });
  useGrpcEdge(app, logger);
  await app.listen();
  const { stored } = app.get(FakeResources);
  return {
    upload: (ownerId, questionId) => {
      const name = `1790000000123-${stored.size}-5f0c.webm`;
      const key = `question-submissions/${name}`;
      const facts = { size: 1000, contentType: 'audio/webm', createdAt: 1_790_000_000, updatedAt: 1_790_000_000 };
      stored.set(key, { id: stored.size + 1, key, path: 2, ownerId, questionId, ...facts });
      return name;
    },
    stop: () => app.close(),
  };
}
