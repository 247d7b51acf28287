import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type Route, Routes } from './route.js';

/** Every route that the modules declare. */
@Injectable()
export class RouteCatalogue {
  private known: Route[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  routes(): readonly Route[] {
    this.known ??= this.discovery
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof Routes ? instance.all() : []));
    return this.known;
  }
}
