// Owns spans: nothing is loaded and nothing is measured unless an address for traces is configured.
import type { Span, SpanKind, Tracer } from '@opentelemetry/api';
import type { Config } from '../config/config.ts';

type Attributes = Record<string, string | number | boolean>;

interface Tracing {
  api: typeof import('@opentelemetry/api');
  tracer: Tracer;
}

let tracing: Tracing | undefined;

/** A span around `work`, below the one that is open; just `work` where tracing is off. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (tracing === undefined) return work();
  const { api, tracer } = tracing;
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.recordException(error as Error);
      span.setStatus({ code: api.SpanStatusCode.ERROR, message: (error as Error).message });
      throw error;
    } finally {
      span.end();
    }
  });
}

export interface OpenSpan {
  /** Runs with the span as the open one, also in everything asynchronous that starts in there. */
  run(work: () => void): void;
  end(outcome: Attributes, failed: boolean): void;
}

/** The span of a request that came in, below the caller's own where it sent one; undefined where tracing is off. */
export function openRequestSpan(
  name: string,
  headers: Record<string, unknown>,
  attributes: Attributes,
): OpenSpan | undefined {
  if (tracing === undefined) return undefined;
  const { api, tracer } = tracing;
  const parent = api.propagation.extract(api.context.active(), headers);
  const kind: SpanKind = api.SpanKind.SERVER;
  const span: Span = tracer.startSpan(name, { kind, attributes }, parent);
  return {
    run: (work) => api.context.with(api.trace.setSpan(parent, span), work),
    end(outcome, failed) {
      span.setAttributes(outcome);
      if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end();
    },
  };
}

export interface RunningTracing {
  /** Sends what is left. */
  stop(): Promise<void>;
}

export async function startTracing(
  config: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
): Promise<RunningTracing> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return { stop: async () => {} };
  const { startExporter } = await import('./exporter.ts');
  const exporter = await startExporter(`${endpoint.replace(/\/$/, '')}/v1/traces`);
  tracing = { api: exporter.api, tracer: exporter.tracer };
  return {
    async stop() {
      tracing = undefined;
      await exporter.stop();
    },
  };
}
