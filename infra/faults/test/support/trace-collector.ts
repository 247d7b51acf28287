import { createServer, type IncomingMessage } from 'node:http';
import { freePorts, loopback } from '@pte/local/network';

export interface CollectedSpan {
  readonly traceId: string;
  readonly name: string;
  /** The process that made it. */
  readonly service: string;
}

interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: { stringValue?: string } }[] };
    readonly scopeSpans: readonly { readonly spans: readonly { traceId: string; name: string }[] }[];
  }[];
}

/** Takes spans as OTLP over HTTP in JSON, like a collector of OpenTelemetry, and keeps them. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    spans.push(...spansIn(JSON.parse(await bodyOf(request)) as OtlpRequest));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const [port] = await freePorts(1);
  await new Promise<void>((resolve) => server.listen(port, loopback, resolve));
  return {
    /** As OTEL_EXPORTER_OTLP_ENDPOINT. */
    address: `http://${loopback}:${port}`,
    spansOf: (traceId: string) => spans.filter((span) => span.traceId === traceId),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const spansIn = ({ resourceSpans }: OtlpRequest): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map(({ traceId, name }) => ({ traceId, name, service })));
  });
