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

/** Spans that only have ids: nothing is recorded, but one trace id runs through calls, events, jobs and logs. */
class IdTracer implements Tracer {
  startSpan(_name: string, options: SpanOptions = {}, parentContext: Context = context.active()): Span {
    const parent = options.root ? undefined : trace.getSpanContext(parentContext);
    return trace.wrapSpanContext({
      traceId: parent && isSpanContextValid(parent) ? parent.traceId : randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
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
