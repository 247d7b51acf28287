import type { Metadata } from '@grpc/grpc-js';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Histogram } from 'prom-client';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { withRequest } from './request-context.js';
import { inSpan, withRemoteTrace } from './tracing.js';

export const requestIdKey = 'x-request-id';

const duration = new Histogram({
  name: 'rpc_server_duration_seconds',
  help: 'Time of gRPC calls by method and outcome',
  labelNames: ['method', 'outcome'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
});

/** Runs each call inside the caller's trace and under its request id, and measures it. */
export class GrpcContextInterceptor implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const metadata = execution.switchToRpc().getContext<Metadata>();
    const text = (key: string) => String(metadata.get(key)[0] ?? '');
    const method = `${execution.getClass().name}.${execution.getHandler().name}`;
    const stop = duration.startTimer({ method });
    const run = async () => {
      try {
        const answer = await inSpan(`grpc ${method}`, 'server', {}, () => lastValueFrom(next.handle()));
        stop({ outcome: 'ok' });
        return answer;
      } catch (error) {
        stop({ outcome: 'error' });
        throw error;
      }
    };
    return from(
      withRemoteTrace({ traceparent: text('traceparent') }, () => withRequest({ requestId: text(requestIdKey) }, run)),
    );
  }
}
