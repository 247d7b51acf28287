import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Text pairs that carry a trace over a wire: `traceparent`, `tracestate`. */
export type TraceCarrier = Record<string, string>;

export type Role = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

const kindOf: Readonly<Record<Role, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

const tracer = trace.getTracer('pte');

/** Runs `work` in a span; an exception marks the span and goes on. */
export async function inSpan<Result>(
  name: string,
  role: Role,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { kind: kindOf[role], attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      if (error instanceof Error) span.recordException(error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs `work` as a part of the trace in `carrier`, or of a new one. */
export function withRemoteTrace<Result>(carrier: TraceCarrier, work: () => Result): Result {
  return context.with(propagation.extract(ROOT_CONTEXT, carrier), work);
}

/** The current trace as text pairs, for headers, event attributes and job data. */
export function currentTrace(): TraceCarrier {
  const carrier: TraceCarrier = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Hexadecimal trace id of the current span, for logs. */
export function currentTraceId(): string | undefined {
  return trace.getSpanContext(context.active())?.traceId;
}
