/** Loaded before everything else by `node --import`: traces need their hooks in place before pg and ioredis are imported. */
import { atEnd } from './at-end.js';

// The SDK costs some 40 MB a process, so it is loaded only where somebody listens.
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] === undefined) {
  const { giveTraceIds } = await import('./trace-ids.js');
  giveTraceIds();
} else {
  process.env['OTEL_METRICS_EXPORTER'] ??= 'none';
  process.env['OTEL_LOGS_EXPORTER'] ??= 'none';
  const { exportTraces } = await import('./trace-export.js');
  atEnd(await exportTraces());
}
