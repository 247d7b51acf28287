import { randomBytes } from 'node:crypto';
import {
  type Context,
  context,
  isSpanContextValid,
  propagation,
  type Span,
  type SpanOptions,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

/** Asked for in large pieces: one call for each id would cost more than all the rest of a span. */
const pieceBytes = 4096;
let piece = Buffer.alloc(0);
let taken = 0;

function randomId(bytes: number): string {
  if (taken + bytes > piece.length) {
    piece = randomBytes(pieceBytes);
    taken = 0;
  }
  taken += bytes;
  return piece.toString('hex', taken - bytes, taken);
}

/** Spans that only have ids: nothing is recorded, but one trace id runs through calls, events, jobs and logs. */
class IdTracer implements Tracer {
  startSpan(_name: string, options: SpanOptions = {}, parentContext: Context = context.active()): Span {
    const parent = options.root ? undefined : trace.getSpanContext(parentContext);
    return trace.wrapSpanContext({
      traceId: parent && isSpanContextValid(parent) ? parent.traceId : randomId(16),
      spanId: randomId(8),
      traceFlags: TraceFlags.NONE,
    });
  }

  startActiveSpan<Work extends (span: Span) => unknown>(name: string, ...rest: unknown[]): ReturnType<Work> {
    const work = rest.at(-1) as Work;
    const options = rest.length > 1 ? (rest[0] as SpanOptions) : {};
    const parent = rest.length > 2 ? (rest[1] as Context) : context.active();
    const span = this.startSpan(name, options, parent);
    return context.with(trace.setSpan(parent, span), () => work(span)) as ReturnType<Work>;
  }
}

export function giveTraceIds(): void {
  const tracer = new IdTracer();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider({ getTracer: () => tracer });
}
