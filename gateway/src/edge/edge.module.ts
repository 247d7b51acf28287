import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RouteCatalogue } from './route-catalogue.js';
import { RouteServer } from './route-server.js';

/** How calls are served, whatever they are about. */
@Module({
  imports: [DiscoveryModule],
  providers: [RouteCatalogue, RouteServer],
  exports: [RouteCatalogue, RouteServer],
})
export class EdgeModule {}
