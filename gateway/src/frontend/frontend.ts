import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectStore } from '@pte/object-store/object-store';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../config.js';
import { routeNotFound } from '../edge/refusal.js';
import { OBJECT_STORE } from '../storage/object-store-token.js';
import { pagePolicy } from './page-policy.js';

const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
};

/** Names hold a hash of their content. */
const immutable = 'public, max-age=31536000, immutable';

/** The built single-page application. */
@Injectable()
export class Frontend {
  private readonly directory: string;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {
    this.directory = config.FRONTEND_DIRECTORY === '' ? '' : resolve(config.FRONTEND_DIRECTORY);
  }

  /** Answers whatever no route of the API does. */
  async register(server: FastifyInstance): Promise<void> {
    if (this.directory === '') {
      server.setNotFoundHandler(() => Promise.reject(routeNotFound()));
      return;
    }
    const policy = await pagePolicy(this.directory, await this.storeOrigin());
    await server.register(fastifyStatic, { root: this.directory, serve: false, cacheControl: false });
    server.setNotFoundHandler((request, reply) => this.answer(request, reply, policy));
  }

  private async answer(request: FastifyRequest, reply: FastifyReply, policy: string): Promise<FastifyReply> {
    reply.headers(pageHeaders).header('x-request-id', request.id).header('content-security-policy', policy);
    const file = await this.fileOf(request.url);
    if (file === null) throw routeNotFound();
    reply.header('cache-control', file.startsWith('assets/') ? immutable : 'no-cache');
    return reply.sendFile(file);
  }

  /** The file under an address; the page for addresses of the application; null for a file that is not there. */
  private async fileOf(url: string): Promise<string | null> {
    const path = decoded(url.split('?')[0] ?? '/');
    if (path === null) return null;
    const file = join(this.directory, path);
    if (!file.startsWith(this.directory + sep) && file !== this.directory) return null;
    if (await isFile(file)) return file.slice(this.directory.length + 1);
    return path.slice(path.lastIndexOf('/')).includes('.') ? null : 'index.html';
  }

  /** Objects of a remote store are redirected to it, which the page must allow. */
  private async storeOrigin(): Promise<string | null> {
    const address = await this.store.addressOf('site-resources/origin', unixSeconds(this.clock.now()) + 60);
    return address === null ? null : new URL(address).origin;
  }
}

function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') || text.includes('\\') ? null : text;
  } catch {
    return null;
  }
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false;
}
