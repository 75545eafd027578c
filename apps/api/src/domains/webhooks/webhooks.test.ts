// Tests webhooks end to end: what is sent, how it is signed, tried again, given up, and sent at least once by the same event id.
import { startWebhookServer, type WebhookServer } from '@stagepass/testkit/servers/webhook-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countQueries } from '#app/testing/count-queries.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Stage, type World } from '#app/testing/world.ts';
import { countWaiting } from '#platform/outbox/deliveries.store.ts';
import type { Platform } from '#platform/platform.ts';
import { jobs } from './jobs.ts';
import { sendDelivery } from './send-delivery.ts';

const HOUR_MS = 3_600_000;
let server: WebhookServer;
let app: TestApp;
let world: World;
beforeAll(async () => {
  server = await startWebhookServer();
  app = await startTestApp({ env: { ...manyAddresses, WEBHOOK_ORIGINS: server.url } });
  server.now = () => app.clock.now();
  world = await makeWorld(app);
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

let stage: Stage;
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  // What making the club tells of must not come to a webhook that a test adds right after it.
  const waiting = async () =>
    Object.values(await countWaiting(app.platform.db)).reduce((sum, of) => sum + of, 0);
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
  server.received.length = 0;
  server.refusals.length = 0;
});

type Kinds = 'member.joined' | 'member.left';
async function added(kinds: Kinds[] = ['member.joined'], path = '/hook') {
  const body = { url: server.url + path, kinds };
  const { owner, club } = stage;
  const { data } = await app.ok('POST /clubs/:id/webhooks', { params: { id: club.id }, body }, owner.as);
  server.secret = data.secret;
  return { id: data.webhook.id, ...data };
}
const read = async (id: string) =>
  (await app.ok('GET /webhooks/:id', { params: { id } }, stage.owner.as)).data;
const log = async (id: string) =>
  (await app.ok('GET /webhooks/:id/deliveries', { params: { id }, query: {} }, stage.owner.as)).data;
const settled = (id: string, tries: number) =>
  vi.waitFor(async () => {
    const [latest] = await log(id);
    if (latest === undefined || latest.tries < tries) throw new Error(`still ${JSON.stringify(latest)}`);
    if (latest.state === 'waiting' && latest.status === null && latest.problem === null)
      throw new Error('on its way');
    return latest;
  }, 10_000);
async function join() {
  const fan = await stage.make('guest');
  await app.ok('POST /clubs/:id/join', { params: { id: stage.club.id }, body: {} }, fan.as);
  return fan;
}
async function later(ms: number) {
  app.clock.advance(ms);
  const due = jobs.find(({ name }) => name === 'webhooks.send-due');
  if (due !== undefined) await runJob(app.platform, due);
}

test('tells what happened, signed, with nothing that staff cannot see', async () => {
  const { id, secret, webhook } = await added();
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  expect(webhook).toMatchObject({ on: true, failing_since: null });
  const fan = await join();
  const delivered = await settled(id, 1);
  expect(delivered).toMatchObject({ state: 'delivered', kind: 'member.joined', status: 200, snippet: 'ok' });
  expect(server.refusals).toEqual([]);
  const [event] = server.received;
  expect(event).toMatchObject({
    path: '/hook',
    event_id: delivered.event_id,
    body: {
      id: delivered.event_id,
      kind: 'member.joined',
      club_id: stage.club.id,
      data: { member: { id: fan.id, user_name: fan.user_name }, returning: false },
    },
  });
  expect(JSON.stringify(event)).not.toContain('@');
  const { rows } = await app.platform.db.query({ text: 'select w::text as row from webhooks w' });
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('is received, verified by its signature, and tried again after failures with the same event id', async () => {
  const { id } = await added();
  server.fail(500, 302);
  await join();
  expect(await settled(id, 1)).toMatchObject({ state: 'waiting', status: 500, snippet: 'not now', tries: 1 });
  expect(await read(id)).toMatchObject({ failing_since: app.clock.now().toISOString() });
  await later(30_000);
  expect(server.received).toHaveLength(1);
  await later(30_000);
  // Not followed: an answer that leads elsewhere is a failure.
  expect(await settled(id, 2)).toMatchObject({ state: 'waiting', status: 302 });
  await later(5 * 60_000);
  expect(await settled(id, 3)).toMatchObject({ state: 'delivered', status: 200, next_try_at: null });
  expect(await read(id)).toMatchObject({ failing_since: null });
  expect(server.refusals).toEqual([]);
  expect(server.received.map(({ status }) => status)).toEqual([500, 302, 200]);
  expect(new Set(server.received.map(({ event_id }) => event_id)).size).toBe(1);
  expect(new Set(server.received.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('a sender that dies after sending leaves it to be sent again, by the same event id', async () => {
  const { id } = await added();
  const dying: Platform = {
    ...app.platform,
    db: {
      ...app.platform.db,
      query: (statement) => app.platform.db.query(statement),
      transaction: () => Promise.reject(new Error('killed')),
    },
    jobs: app.platform.jobs,
  };
  // The queue's own worker must not be quicker than the one that dies.
  server.fail(500);
  await join();
  const { id: delivery_id } = await settled(id, 1);
  app.clock.advance(60_000);
  await expect(sendDelivery(dying, delivery_id)).rejects.toThrow('killed');
  expect((await log(id))[0]).toMatchObject({ state: 'waiting', tries: 2 });
  await sendDelivery(app.platform, delivery_id);
  expect(server.received).toHaveLength(2);
  await later(60_000);
  expect(await settled(id, 3)).toMatchObject({ state: 'delivered' });
  expect(server.received.map(({ status }) => status)).toEqual([500, 200, 200]);
  expect(new Set(server.received.map(({ event_id }) => event_id)).size).toBe(1);
});

test('a cut connection is a failure like any other', async () => {
  const { id } = await added();
  server.cut(1);
  await join();
  expect(await settled(id, 1)).toMatchObject({ state: 'waiting', status: null, problem: 'no-answer' });
});

test('is turned off after two days without success, with word to the owner, and starts anew when turned on', async () => {
  const mailbox = openMailbox(app);
  const { id } = await added();
  server.fail(...Array.from({ length: 9 }, () => 503));
  await join();
  await settled(id, 1);
  for (const hours of [0.1, 0.1, 0.6, 2, 6, 12, 24]) await later(hours * HOUR_MS);
  expect(await read(id)).toMatchObject({ on: true });
  await later(24 * HOUR_MS);
  expect(await read(id)).toMatchObject({ on: false, turned_off_by_site: true });
  expect((await log(id))[0]).toMatchObject({ state: 'failed', status: 503 });
  const letters = mailbox.to(stage.owner.email);
  expect(letters.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('a webhook was turned off'),
  ]);
  const tries = server.received.length;
  await join();
  expect((await app.call('POST /webhooks/:id/tests', { params: { id } }, stage.owner.as)).status).toBe(409);
  await app.ok('PATCH /webhooks/:id', { params: { id }, body: { on: true } }, stage.owner.as);
  expect(await read(id)).toMatchObject({ on: true, turned_off_by_site: false, failing_since: null });
  expect(await log(id)).toHaveLength(1);
  expect(server.received).toHaveLength(tries);
  server.fail();
});

test('a test event and a repetition go out at once; only chosen events are sent, each once to each webhook', async () => {
  const { id } = await added(['member.left']);
  await app.ok('POST /webhooks/:id/tests', { params: { id } }, stage.owner.as);
  const sent = await settled(id, 1);
  expect(sent).toMatchObject({ kind: 'webhook.test', state: 'delivered' });
  await app.ok('POST /webhook-deliveries/:id/redeliver', { params: { id: sent.id } }, stage.owner.as);
  await vi.waitFor(() => expect(server.received).toHaveLength(2), 10_000);
  expect(new Set(server.received.map(({ event_id }) => event_id))).toEqual(new Set([sent.event_id]));
  const fan = await join();
  await app.ok('POST /clubs/:id/leave', { params: { id: stage.club.id } }, fan.as);
  await vi.waitFor(() => expect(server.received).toHaveLength(3), 10_000);
  expect(server.received.map(({ body }) => body.kind)).toEqual([
    'webhook.test',
    'webhook.test',
    'member.left',
  ]);
  await app.ok('DELETE /webhooks/:id', { params: { id } }, stage.owner.as);
  expect((await app.call('GET /webhooks/:id', { params: { id } }, stage.owner.as)).status).toBe(404);
});

test.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://10.0.0.8/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/hook',
  'https://93.184.215.14:8443/hook',
  'https://user:secret@93.184.215.14/hook',
  'ftp://93.184.215.14/hook',
])('%s is refused as an address, new and changed', async (url) => {
  const { id } = await added();
  const { owner, club } = stage;
  const kinds: Kinds[] = ['member.joined'];
  const refused = { status: 422, error: { code: 'webhooks.address-not-public' } };
  const create = await app.call(
    'POST /clubs/:id/webhooks',
    { params: { id: club.id }, body: { url, kinds } },
    owner.as,
  );
  expect(create).toMatchObject(refused);
  const change = await app.call('PATCH /webhooks/:id', { params: { id }, body: { url } }, owner.as);
  expect(change).toMatchObject(refused);
});

test('an address that has become private is refused when something is sent', async () => {
  const { id } = await added();
  await app.platform.db.query({
    text: `update webhooks set url = 'https://127.0.0.1/hook' where id = $1`,
    values: [id],
  });
  await join();
  expect(await settled(id, 1)).toMatchObject({ problem: 'address-refused', status: null, state: 'waiting' });
});

test('there are 10 at most, also when many are added at once', async () => {
  const { owner, club } = stage;
  const body = { url: `${server.url}/many`, kinds: ['member.joined' as const] };
  const all = await Promise.all(
    Array.from({ length: 14 }, () =>
      app.call('POST /clubs/:id/webhooks', { params: { id: club.id }, body }, owner.as),
    ),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(10);
  expect(all.filter((each) => !each.ok && each.error.code === 'webhooks.full')).toHaveLength(4);
});

test('the log is paged, and takes the same number of queries however long it is', async () => {
  const { id } = await added();
  for (let count = 0; count < 3; count += 1)
    await app.ok('POST /webhooks/:id/tests', { params: { id } }, stage.owner.as);
  const ask = (query: object) =>
    app.ok('GET /webhooks/:id/deliveries', { params: { id }, query }, stage.owner.as);
  const first = await ask({ limit: 2 });
  const second = await ask({ limit: 2, cursor: first.next_cursor ?? '' });
  expect([...first.data, ...second.data].map(({ tries }) => tries)).toHaveLength(3);
  expect(second.next_cursor).toBeNull();
  const few = await countQueries(() => ask({ limit: 1 }));
  const many = await countQueries(() => ask({ limit: 50 }));
  expect(many.queries).toEqual(few.queries);
});
