import { Module } from '@nestjs/common';
import { ObjectStoreModule } from '../storage/object-store.module.js';
import { Frontend } from './frontend.js';

/** The built single-page application. */
@Module({ imports: [ObjectStoreModule], providers: [Frontend], exports: [Frontend] })
export class FrontendModule {}
