import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, type INestMicroservice, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GrpcMethod } from '@nestjs/microservices';
import type { GetResourceByKeyRequest, GetResourceByKeyResponse } from '@pte/rpc/gen/pte/content/v1/content';
import { ResourceServiceClient, ResourceServiceService } from '@pte/rpc/gen/pte/content/v1/content';
import { DomainError } from '../src/domain-error.js';
import { type RpcClient, rpcClient } from '../src/grpc-client.js';
import { grpcServerOptions, useGrpcEdge } from '../src/grpc-server.js';
import { createLogger } from '../src/logging.js';
import { currentRequestId, withRequest } from '../src/request-context.js';

@Controller()
class FakeResources {
  attempts = 0;

  @GrpcMethod('ResourceService')
  async getResourceByKey({ key }: GetResourceByKeyRequest): Promise<GetResourceByKeyResponse> {
    if (key === 'missing') {
      throw new DomainError('RESOURCE_NOT_FOUND', 'not-found', { fields: { key: { code: 'unknown' } } });
    }
    if (key === 'broken') throw new Error('password=hunter2 at /etc/secret');
    const owner = { id: 7, path: 2, ownerId: 12, size: 10, contentType: 'audio/webm', createdAt: 1, updatedAt: 1 };
    return { resource: { ...owner, key: currentRequestId() ?? '' } };
  }
}

@Module({ controllers: [FakeResources] })
class FakeModule {}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

describe('a gRPC service made with the kit', () => {
  let app: INestMicroservice;
  let client: RpcClient<ResourceServiceClient>;
  let address: string;

  beforeAll(async () => {
    address = `127.0.0.1:${await freePort()}`;
    app = await NestFactory.createMicroservice(FakeModule, {
      ...grpcServerOptions(address, { 'pte.content.v1.ResourceService': ResourceServiceService }),
      logger: false,
    });
    useGrpcEdge(app, createLogger('test', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' }));
    await app.listen();
    client = rpcClient(ResourceServiceClient, address);
  });

  afterAll(async () => {
    client.close();
    await app.close();
  });

  it('answers the generated client and carries the request id over', async () => {
    const answer = await withRequest({ requestId: 'request-0001' }, () => client.getResourceByKey({ key: 'any' }));
    expect(answer.resource).toMatchObject({ id: 7, ownerId: 12, key: 'request-0001' });
  });

  it('gives back the refusal that the service raised, with reason, kind and fields', async () => {
    await expect(client.getResourceByKey({ key: 'missing' })).rejects.toMatchObject({
      reason: 'RESOURCE_NOT_FOUND',
      kind: 'not-found',
      details: { fields: { key: { code: 'unknown' } } },
    });
  });

  it('hides the text of an unexpected error', async () => {
    const error = await client.getResourceByKey({ key: 'broken' }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ reason: 'INTERNAL', kind: 'internal' });
    expect(JSON.stringify(error) + String(error)).not.toMatch(/hunter2|secret/);
  });

  it('says that a service is away when nobody listens', async () => {
    const nobody = rpcClient(ResourceServiceClient, `127.0.0.1:${await freePort()}`);
    await expect(nobody.getResourceByKey({ key: 'any' }, { timeout: 500 })).rejects.toMatchObject({
      reason: 'UPSTREAM_UNAVAILABLE',
      kind: 'unavailable',
    });
    nobody.close();
  });
});
