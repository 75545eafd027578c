// Owns OpenTelemetry itself: the provider, its batches and where they go. Loaded only where tracing is configured.
import { setTimeout as sleep } from 'node:timers/promises';
import * as api from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';

const STOP_LIMIT_MS = 2000;

export interface Exporter {
  api: typeof api;
  tracer: api.Tracer;
  stop(): Promise<void>;
}

export async function startExporter(url: string): Promise<Exporter> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: 'stagepass' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: 5000 }))],
  });
  provider.register();
  return {
    api,
    tracer: provider.getTracer('stagepass'),
    async stop() {
      // A collector that is away must not hold up a shutdown; the client alone would try for long.
      await Promise.race([
        provider.shutdown().catch(() => {}),
        sleep(STOP_LIMIT_MS, undefined, { ref: false }),
      ]);
      api.trace.disable();
      api.context.disable();
      api.propagation.disable();
    },
  };
}
