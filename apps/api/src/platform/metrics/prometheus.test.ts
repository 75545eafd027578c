// Proves that figures come out as Prometheus reads them, and that a wrong label breaks nothing.
import { expect, test } from 'vitest';
import { makeMetrics } from './prometheus.ts';

test('counts, times and looks up, with help texts registered once', async () => {
  const metrics = makeMetrics();
  metrics.count('outbox_delivered', { handler: 'mail' });
  metrics.count('outbox_delivered', { handler: 'mail' });
  metrics.count('clubs.joined', { kind: 'open' });
  metrics.count('clubs.joined', { other: 'label' });
  metrics.observe('http_request', 0.03, { method: 'GET', route: '/clubs', status: '200' });
  let sockets = 3;
  metrics.gauge('sockets', 'Open sockets.', () => sockets);
  sockets = 4;
  metrics.gauge('broken', 'Cannot be read.', async () => {
    throw new Error('database away');
  });
  const text = await metrics.text();
  expect(text).toContain('stagepass_outbox_delivered_total{handler="mail"} 2');
  expect(text).toContain('stagepass_clubs_joined_total{kind="open"} 1');
  expect(text).toContain(
    'stagepass_http_request_seconds_bucket{le="0.05",method="GET",route="/clubs",status="200"} 1',
  );
  expect(text).toContain('stagepass_sockets 4');
  expect(text).toContain('stagepass_process_resident_memory_bytes');
  expect(text.match(/# HELP stagepass_outbox_delivered_total/g)).toHaveLength(1);
});

test('two servers in one process keep their figures apart', async () => {
  const [one, other] = [makeMetrics(), makeMetrics()];
  one.count('job_done', { job: 'a' });
  expect(await other.text()).not.toContain('stagepass_job_done_total{');
});
