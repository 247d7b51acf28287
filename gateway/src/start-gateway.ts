import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { KitModule } from '@pte/service-kit/kit.module';
import { type Logger, NestLogger } from '@pte/service-kit/logging';
import { AppModule } from './app.module.js';
import type { GatewayConfig } from './config.js';
import { EdgeAdapter } from './edge/edge-adapter.js';
import { isApi } from './edge/headers.js';
import { refuseMissingMethods } from './edge/missing-methods.js';
import { RouteCatalogue } from './edge/route-catalogue.js';
import { RouteServer } from './edge/route-server.js';
import { createServer, refuseUnknownRoutes } from './edge/server.js';
import { Frontend } from './frontend/frontend.js';
import { TrafficLimit } from './limits/traffic-limit.js';

@Module({})
class ProcessModule {}

const rootOf = (config: GatewayConfig, logger: Logger): DynamicModule => ({
  module: ProcessModule,
  imports: [KitModule.with(logger), AppModule.with(config)],
});

/** The whole gateway, listening. */
export async function startGateway(config: GatewayConfig, logger: Logger): Promise<NestFastifyApplication> {
  const server = createServer({ logger, trustedProxies: config.TRUSTED_PROXIES });
  const app = await NestFactory.create<NestFastifyApplication>(rootOf(config, logger), new EdgeAdapter(server), {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(logger),
  });
  const traffic = app.get(TrafficLimit);
  server.addHook('onRequest', async (request) => {
    if (isApi(request)) traffic.count(request);
  });
  refuseUnknownRoutes(server);
  const routes = app.get(RouteCatalogue).routes();
  app.get(RouteServer).register(server, routes);
  refuseMissingMethods(server, routes);
  await app.get(Frontend).register(server);
  await app.listen(config.PORT, config.BIND_ADDRESS);
  return app;
}
