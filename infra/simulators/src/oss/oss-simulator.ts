import { randomBytes } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { answer } from './answer.js';
import { authorise } from './authorise.js';
import { Bucket } from './bucket.js';
import { OssError } from './oss-error.js';
import type { OssCredentials, OssRequest } from './oss-request.js';

export interface OssSimulatorOptions extends OssCredentials {
  bucket: string;
  /** 0 or absent: any free one. */
  port?: number;
}

export interface OssSimulator {
  /** Such as `http://127.0.0.1:40123`, the endpoint for a client. */
  address: string;
  close(): Promise<void>;
}

/** Largest body accepted, in bytes. */
const bodyLimit = 64 * 1024 * 1024;

/**
 * A stand-in for Aliyun OSS on the loopback that verifies signatures V1 and V4, in headers and in addresses. It holds one
 * bucket in memory: simple put, get with range, head, delete and list.
 */
export async function startOssSimulator({
  bucket,
  port = 0,
  ...credentials
}: OssSimulatorOptions): Promise<OssSimulator> {
  const server = fastify({ bodyLimit, exposeHeadRoutes: false, forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  route(server, bucket, credentials);
  const address = await server.listen({ host: '127.0.0.1', port });
  return { address, close: () => server.close() };
}

function route(server: FastifyInstance, name: string, credentials: OssCredentials): void {
  const objects = new Bucket();
  server.route({
    method: ['GET', 'HEAD', 'PUT', 'DELETE'],
    url: '/*',
    handler: (incoming, reply) => {
      const requestId = randomBytes(12).toString('hex').toUpperCase();
      reply.headers({ server: 'AliyunOSS', 'x-oss-request-id': requestId });
      try {
        const request = readRequest(incoming, name);
        authorise(request, credentials, Date.now() / 1000);
        const { status, headers, body } = answer(objects, request, bodyOf(incoming));
        return reply.code(status).headers(headers).send(body);
      } catch (error) {
        if (!(error instanceof OssError)) throw error;
        const xml = error.toXml(requestId, incoming.host);
        return reply
          .code(error.status)
          .type('application/xml')
          .send(incoming.method === 'HEAD' ? undefined : xml);
      }
    },
  });
}

/** The bucket is the first label of an OSS host; any other host is a domain bound to our one bucket (a CNAME). */
function readRequest(incoming: FastifyRequest, ours: string): OssRequest {
  const [path = '', search = ''] = incoming.url.split(/\?(.*)/s);
  const [label = '', ...domain] = incoming.host.split('.');
  const bucket = domain.at(-2) === 'aliyuncs' ? label : ours;
  if (bucket !== ours) throw new OssError(404, 'NoSuchBucket', 'The specified bucket does not exist.');
  const headers = Object.entries(incoming.headers).map(([key, value]) => [key, value?.toString()]);
  return {
    method: incoming.method,
    bucket,
    key: decodeURIComponent(path.slice(1)),
    headers: Object.fromEntries(headers),
    query: Object.fromEntries(new URLSearchParams(search)),
  };
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
