// Owns the span of each HTTP request; adds nothing to the server where tracing is off.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { type OpenSpan, openRequestSpan } from './trace.ts';

export function traceRequests(
  fastify: FastifyInstance,
  config: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
): void {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    // The route's pattern, never the address: addresses hold ids and signatures.
    const route = request.routeOptions.url ?? 'none';
    const span = openRequestSpan(`${request.method} ${route}`, request.headers, {
      'http.request.method': request.method,
      'http.route': route,
    });
    if (span === undefined) return done();
    spans.set(request, span);
    span.run(done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const failed = reply.statusCode >= 500;
    spans.get(request)?.end({ 'http.response.status_code': reply.statusCode }, failed);
    done();
  });
}
