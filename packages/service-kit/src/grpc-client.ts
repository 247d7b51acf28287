import {
  type CallOptions,
  type ChannelCredentials,
  type Client,
  type ClientUnaryCall,
  credentials,
  Metadata,
  type ServiceError,
} from '@grpc/grpc-js';
import { channelOptions } from '@pte/rpc/channel';
import { requestIdKey } from './grpc-context.interceptor.js';
import { fromGrpcError } from './grpc-errors.js';
import { currentRequestId } from './request-context.js';
import { currentTrace, inSpan } from './tracing.js';

type Unary<Request, Response> = (
  request: Request,
  metadata: Metadata,
  options: Partial<CallOptions>,
  callback: (error: ServiceError | null, response: Response) => void,
) => ClientUnaryCall;

/** The generated client's calls as promises. A refusal is thrown as the DomainError that the service raised. */
export type RpcClient<Generated> = {
  [Method in keyof Generated as Generated[Method] extends Unary<infer _Request, infer _Response>
    ? Method
    : never]: Generated[Method] extends Unary<infer Request, infer Response>
    ? (request: Request, options?: RpcOptions) => Promise<Response>
    : never;
} & { close(): void };

export interface RpcOptions {
  /** Milliseconds until the call is given up; 5000 unless given. */
  readonly timeout?: number;
}

const defaultTimeout = 5_000;
/** Waits before a read is repeated while its service restarts, milliseconds. */
const readRetries = [50, 200];
const isRead = (method: string) => /^(get|list|count|resolve)/.test(method);

/** A client for the service at `address` (host:port). Connects lazily; reads are repeated when the service is away for a moment. */
export function rpcClient<Generated extends Client>(
  Generated: new (address: string, credentials: ChannelCredentials, options: object) => Generated,
  address: string,
): RpcClient<Generated> {
  const client = new Generated(address, credentials.createInsecure(), channelOptions);
  const methods = new Map<string, (request: unknown, options?: RpcOptions) => Promise<unknown>>();
  return new Proxy({} as RpcClient<Generated>, {
    get(_target, name) {
      if (name === 'close') return () => client.close();
      if (typeof name !== 'string' || name === 'then') return undefined;
      const known = methods.get(name);
      if (known) return known;
      const unary = (client as unknown as Record<string, Unary<unknown, unknown>>)[name]?.bind(client);
      const call = unary && ((request: unknown, options?: RpcOptions) => callWithRetry(name, unary, request, options));
      if (call) methods.set(name, call);
      return call;
    },
  });
}

async function callWithRetry(name: string, unary: Unary<unknown, unknown>, request: unknown, options: RpcOptions = {}) {
  const deadline = Date.now() + (options.timeout ?? defaultTimeout);
  return inSpan(`call ${name}`, 'client', {}, async () => {
    for (const wait of isRead(name) ? readRetries : []) {
      try {
        return await callOnce(unary, request, deadline);
      } catch (error) {
        if ((error as { reason?: string }).reason !== 'UPSTREAM_UNAVAILABLE' || Date.now() + wait > deadline)
          throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return callOnce(unary, request, deadline);
  });
}

function callOnce(unary: Unary<unknown, unknown>, request: unknown, deadline: number): Promise<unknown> {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(currentTrace())) metadata.set(key, value);
  const requestId = currentRequestId();
  if (requestId !== undefined) metadata.set(requestIdKey, requestId);
  return new Promise((resolve, reject) => {
    unary(request, metadata, { deadline }, (error, response) =>
      error ? reject(fromGrpcError(error)) : resolve(response),
    );
  });
}
