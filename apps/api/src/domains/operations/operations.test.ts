// Tests the operator area over HTTP: the second factor, suspensions, switches at their doors, announcements, retries, health.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  PASSWORD,
  type Registered,
  registerVerified,
  stranger,
  withFactor,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { grantOperator, revokeOperator } from '#domains/users/public/grant-operator.ts';

let app: TestApp;
let mailbox: Mailbox;
let operator: Registered;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  operator = await registerVerified(app, mailbox);
  await grantOperator(app.platform, operator.email);
  await withFactor(app, operator);
});
afterAll(() => app.stop());

const reason = 'Sells tickets it does not have';
const deedsOf = async (deed: string) => {
  const { rows } = await app.platform.db.query<{ actor_id: string; details: object }>({
    text: 'select actor_id, details from deeds where deed = $1 order by created_at, id',
    values: [deed],
  });
  return rows;
};
const overview = (as: Registered['as']) => app.call('GET /operator/overview', {}, as);

test('without a second factor an operator is told what is missing, and is nobody until then', async () => {
  const fresh = await registerVerified(app, mailbox);
  expect(await overview(fresh.as)).toMatchObject({ status: 403, error: { code: 'not-allowed' } });
  await grantOperator(app.platform, fresh.email);
  expect(await overview(fresh.as)).toMatchObject({ error: { code: 'operator-factor-missing' } });
  const club = await foundClub(app, mailbox, { visibility: 'private' });
  const inside = () => app.call('GET /clubs/:id/cases', { params: { id: club.id }, query: {} }, fresh.as);
  const before = (await inside()).status;
  await withFactor(app, fresh);
  expect((await overview(fresh.as)).status).toBe(200);
  expect((await inside()).status).toBe(before);
  await revokeOperator(app.platform, fresh.email);
  expect(await overview(fresh.as)).toMatchObject({ error: { code: 'not-allowed' } });
});

test('a suspended person is out at once, and comes in again when it is lifted', async () => {
  const fan = await registerVerified(app, mailbox);
  const session = () => app.call('GET /auth/session', {}, fan.as);
  const set = (suspended: boolean, id = fan.id, as = operator.as) =>
    app.call('PUT /operator/people/:id/suspension', { params: { id }, body: { suspended, reason } }, as);
  const signIn = () =>
    app.call('POST /auth/system', { body: { email: fan.email, password: PASSWORD } }, stranger());
  expect((await session()).status).toBe(200);
  expect(await set(true)).toMatchObject({ ok: true, body: { data: { suspended_at: expect.any(String) } } });
  expect((await session()).ok).toBe(false);
  expect(await signIn()).toMatchObject({ error: { code: 'account-suspended' } });
  const found = await app.ok(
    'GET /operator/people',
    { query: { q: fan.email, show: 'suspended' } },
    operator.as,
  );
  expect(found.data.map(({ user }) => user.id)).toEqual([fan.id]);
  expect(await set(false)).toMatchObject({ body: { data: { suspended_at: null } } });
  expect((await signIn()).ok).toBe(true);
  expect(await set(true, operator.id)).toMatchObject({ error: { code: 'operations.not-yourself' } });
  expect(await set(true, randomUUID())).toMatchObject({ error: { code: 'operations.person-not-found' } });
  expect(await deedsOf('operations.person-suspended')).toEqual([
    { actor_id: operator.id, details: { reason } },
  ]);
});

test('suspending asks again who is there', async () => {
  const fan = await registerVerified(app, mailbox);
  const later = await registerVerified(app, mailbox);
  await grantOperator(app.platform, later.email);
  await withFactor(app, later);
  await app.platform.db.query({
    text: 'update auth_sessions set stepped_up_at = null where user_id = $1',
    values: [later.id],
  });
  const call = { params: { id: fan.id }, body: { suspended: true, reason } };
  expect(await app.call('PUT /operator/people/:id/suspension', call, later.as)).toMatchObject({
    error: { code: 'auth.step-up-needed' },
  });
});

test('a suspended club is missing for the public, there for its owner who reads why, and comes back', async () => {
  const club = await foundClub(app, mailbox);
  const params = { id: club.id };
  const seen = async (as?: Registered['as']) => (await app.call('GET /clubs/:id', { params }, as)).status;
  const set = (suspended: boolean) =>
    app.call('PUT /operator/clubs/:id/suspension', { params, body: { suspended, reason } }, operator.as);
  expect(await seen()).toBe(200);
  expect((await set(true)).ok).toBe(true);
  expect(await seen()).toBe(404);
  expect(await seen(club.owner.as)).toBe(200);
  await expect
    .poll(
      async () =>
        (await app.ok('GET /notifications', { query: {} }, club.owner.as)).data.filter(
          ({ kind }) => kind === 'club-suspended',
        ).length,
      { timeout: 60_000 },
    )
    .toBe(1);
  // Said twice, it is done once.
  expect((await set(true)).ok).toBe(true);
  const { rows } = await app.platform.db.query<{ actor_id: string }>({
    text: `select actor_id from deeds where deed = 'operations.club-suspended' and club_id = $1`,
    values: [club.id],
  });
  expect(rows).toEqual([{ actor_id: operator.id }]);
  expect((await set(false)).ok).toBe(true);
  expect(await seen()).toBe(200);
}, 90_000);

test('what is switched off is refused at its door, and open again at once', async () => {
  const set = (on: boolean) =>
    app.ok(
      'PUT /operator/features/:feature',
      { params: { feature: 'registration' }, body: { on, note: 'A wave of robots' } },
      operator.as,
    );
  const register = () => {
    const body = { email: `${randomUUID()}@example.test`, password: PASSWORD, rawPassword: PASSWORD };
    return app.call('POST /auth/system/register', { body }, stranger());
  };
  expect((await register()).ok).toBe(true);
  expect((await set(false)).data).toMatchObject({ on: false, note: 'A wave of robots' });
  expect(await register()).toMatchObject({ status: 503, error: { code: 'features.registration-off' } });
  await set(true);
  expect((await register()).ok).toBe(true);
  expect(await deedsOf('operations.feature-off')).toMatchObject([{ actor_id: operator.id }]);
});

test('an announcement is shown from its start to its end, and can be taken back', async () => {
  const now = app.clock.now().getTime();
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  const announce = (starts_at: string, ends_at: string) =>
    app.call(
      'POST /operator/announcements',
      { body: { title: 'Maintenance', text: '', starts_at, ends_at } },
      operator.as,
    );
  const shown = async () => (await app.ok('GET /announcements', {})).data.map(({ id }) => id);
  for (const [from, to] of [
    [at(2), at(1)],
    [at(-2), at(-1)],
  ] as const)
    expect(await announce(from, to)).toMatchObject({ error: { code: 'operations.ends-too-early' } });
  const made = await announce(at(1), at(2));
  const id = made.ok ? made.body.data.id : '';
  expect(await shown()).toEqual([]);
  app.clock.advance(3_700_000);
  expect(await shown()).toEqual([id]);
  await app.ok('DELETE /operator/announcements/:id', { params: { id } }, operator.as);
  expect(await shown()).toEqual([]);
});

test('parked work is listed and tried again, and the log says by whom', async () => {
  const { db } = app.platform;
  await db.query({
    text: `insert into outbox_events (name, payload) values ('tests.gone', '{}')`,
  });
  await db.query({
    text: `insert into outbox_deliveries (event_id, handler, attempts, run_at, dead_at, last_error)
      select max(id), 'users.tell-operator-changed', 20, now(), now(), 'the bell is broken' from outbox_events`,
  });
  const { data } = await app.ok('GET /operator/parked', {}, operator.as);
  expect(data).toMatchObject([{ name: 'users.tell-operator-changed', can_retry: true, attempts: 20 }]);
  expect((await app.ok('GET /operator/overview', {}, operator.as)).data.parked).toBe(1);
  const retry = (id?: string) =>
    app.call('POST /operator/parked/retries', { body: id === undefined ? {} : { id } }, operator.as);
  expect(await retry('event/0/nobody')).toMatchObject({ error: { code: 'operations.not-parked' } });
  expect(await retry(data[0]?.id)).toMatchObject({ body: { data: { retried: 1 } } });
  expect(await deedsOf('operations.work-retried')).toMatchObject([{ actor_id: operator.id }]);
});

test('the health of the site, and one audit at a time', async () => {
  const { data } = await app.ok('GET /operator/health', {}, operator.as);
  expect(data.database.size_bytes).toBeGreaterThan(1_000_000);
  expect(data.lanes.map(({ lane }) => lane)).toContain('background');
  expect(data.storage.free_bytes).toBeGreaterThan(0);
  expect(data.last_backup).toBeNull();
  expect((await app.call('POST /operator/audit-runs', {}, operator.as)).status).toBe(202);
  expect(await app.call('POST /operator/audit-runs', {}, operator.as)).toMatchObject({
    error: { code: 'operations.audit-under-way' },
  });
  const ended = async () =>
    (await app.ok('GET /operator/audit-runs', { query: {} }, operator.as)).data.map(({ state }) => state);
  await expect.poll(ended, { timeout: 90_000, interval: 1000 }).toEqual(['agrees']);
}, 120_000);
