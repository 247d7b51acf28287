import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { OpenApiRoutes } from './openapi.routes.js';

/** The contract as a document. */
@Module({ imports: [EdgeModule], providers: [OpenApiRoutes] })
export class OpenApiModule {}
