import { Module } from '@nestjs/common';
import { objectStoreConfig } from '@pte/object-store/object-store-environment';
import { openObjectStore } from '@pte/object-store/open-object-store';
import { UploadSigner } from '@pte/object-store/upload-signer';
import { CONFIG, type GatewayConfig } from '../config.js';
import { OBJECT_STORE } from './object-store-token.js';

const inject = [CONFIG];

/** Where the bytes are, and who may send some. */
@Module({
  providers: [
    {
      provide: OBJECT_STORE,
      inject,
      useFactory: (config: GatewayConfig) => openObjectStore(objectStoreConfig(config)),
    },
    {
      provide: UploadSigner,
      inject,
      useFactory: (config: GatewayConfig) => new UploadSigner(config.OBJECT_STORE_SIGNING_SECRET),
    },
  ],
  exports: [OBJECT_STORE, UploadSigner],
})
export class ObjectStoreModule {}
