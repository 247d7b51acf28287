import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Routes, route } from '../edge/route.js';
import { RouteCatalogue } from '../edge/route-catalogue.js';
import { openApiDocument } from './openapi-document.js';

/** The contract as a document. */
@Injectable()
export class OpenApiRoutes extends Routes {
  private text: string | undefined;

  constructor(private readonly catalogue: RouteCatalogue) {
    super();
  }

  readonly document = route(
    {
      method: 'GET',
      path: '/api/openapi.json',
      summary: 'This document',
      who: 'anyone',
      token: 'ignored',
      data: z.looseObject({ openapi: z.string() }),
      streams: 'application/json',
    },
    async ({ reply }) => {
      this.text ??= JSON.stringify(openApiDocument(this.catalogue.routes()));
      reply.type('application/json; charset=utf-8').send(this.text);
    },
  );
}
