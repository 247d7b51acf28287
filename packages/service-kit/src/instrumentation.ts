/** Loaded before everything else by `node --import`: traces need their hooks in place before pg and ioredis are imported. */
import { register } from 'node:module';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { NodeSDK } from '@opentelemetry/sdk-node';

const exporting = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] !== undefined;

process.env['OTEL_METRICS_EXPORTER'] ??= 'none';
process.env['OTEL_LOGS_EXPORTER'] ??= 'none';
// Trace ids still run through all services and logs; nothing is recorded.
if (!exporting) process.env['OTEL_TRACES_SAMPLER'] ??= 'always_off';

/** Takes nothing: without any processor the SDK gives all spans the same empty trace id. */
const nowhere = { onStart: () => {}, onEnd: () => {}, forceFlush: async () => {}, shutdown: async () => {} };

const instrumentations = exporting ? await databaseInstrumentations() : [];
const sdk = new NodeSDK({
  instrumentations,
  ...(exporting ? { traceExporter: new OTLPTraceExporter() } : { spanProcessors: [nowhere] }),
});
sdk.start();

async function databaseInstrumentations() {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  const { PgInstrumentation } = await import('@opentelemetry/instrumentation-pg');
  const { IORedisInstrumentation } = await import('@opentelemetry/instrumentation-ioredis');
  return [new PgInstrumentation({ requireParentSpan: true }), new IORedisInstrumentation({ requireParentSpan: true })];
}

/** Sends what is recorded; called by the shutdown of the process. */
export const flushTraces = (): Promise<void> => sdk.shutdown();
