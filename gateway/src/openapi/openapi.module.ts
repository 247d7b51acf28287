import { Module } from '@nestjs/common';
import { OpenApiRoutes } from './openapi.routes.js';

/** The contract as a document. */
@Module({ providers: [OpenApiRoutes] })
export class OpenApiModule {}
