import { type DynamicModule, Module } from '@nestjs/common';
import { type ObjectStoreConfig, openObjectStore } from '@pte/object-store/open-object-store';
import { DeleteResource } from './delete-resource.js';
import { GetResource } from './get-resource.js';
import { ListResources } from './list-resources.js';
import { OBJECT_STORE } from './object-store.token.js';
import { RegisterResource } from './register-resource.js';
import { ResourceGrpc } from './resource.grpc.js';
import { ResourceRepository } from './resource.repository.js';

@Module({})
export class ResourceModule {
  static with(config: ObjectStoreConfig): DynamicModule {
    return {
      module: ResourceModule,
      controllers: [ResourceGrpc],
      providers: [
        { provide: OBJECT_STORE, useFactory: () => openObjectStore(config) },
        ResourceRepository,
        RegisterResource,
        GetResource,
        ListResources,
        DeleteResource,
      ],
    };
  }
}
