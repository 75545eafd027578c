// Proves that spans of requests, transactions and jobs reach a collector as one tree, and that nothing loads without one.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inSpan, openRequestSpan, startTracing } from './trace.ts';
import { traceRequests } from './trace-requests.ts';

interface SeenSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status?: { code?: number };
}

let collector: Server;
let endpoint = '';
const spans: SeenSpan[] = [];

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.url === '/v1/traces' && request.headers['content-type'] === 'application/json') {
      const sent = JSON.parse(Buffer.concat(parts).toString()) as {
        resourceSpans: { scopeSpans: { spans: SeenSpan[] }[] }[];
      };
      for (const resource of sent.resourceSpans)
        for (const scope of resource.scopeSpans) spans.push(...scope.spans);
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

test('without an address nothing is traced and work runs as it is', async () => {
  const tracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined });
  expect(await inSpan('x', {}, async () => 7)).toBe(7);
  expect(openRequestSpan('x', {}, {})).toBeUndefined();
  await tracing.stop();
});

test('a request, its transaction and a failing job arrive as spans', async () => {
  const config = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const tracing = await startTracing(config);
  const server = Fastify();
  traceRequests(server, config);
  server.get('/clubs/:id', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return inSpan('transaction', {}, async () => ({ ok: true }));
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await server.inject({
    url: '/clubs/42?sig=secret',
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await expect(
    inSpan('job prune', { job: 'prune' }, async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  await server.close();
  await tracing.stop();
  const request = spans.find((span) => span.name === 'GET /clubs/:id');
  const transaction = spans.find((span) => span.name === 'transaction');
  const job = spans.find((span) => span.name === 'job prune');
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(transaction).toMatchObject({ traceId, parentSpanId: request?.spanId });
  expect(job?.status?.code).toBe(2);
  expect(JSON.stringify(spans)).not.toContain('secret');
  // After the stop everything is as if it had never been on.
  expect(openRequestSpan('x', {}, {})).toBeUndefined();
});

test('a collector that is away holds up neither work nor the stop', async () => {
  const tracing = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(await inSpan('x', {}, async () => 1)).toBe(1);
  const began = performance.now();
  await tracing.stop();
  expect(performance.now() - began).toBeLessThan(3500);
});
