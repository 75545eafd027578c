// Tests first steps: worked out from what was done, a badge once at the end, shown while they are new and wanted.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { putMission } from '#app/testing/missions.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  registerFan,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import { badgeOf, completeCreator, completeFan } from './steps.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

type Person = Awaited<ReturnType<typeof registerFan>>;

const steps = async (as: Person['as']) => {
  const { data } = await app.ok('GET /onboarding', {}, as);
  return Object.fromEntries(
    data.map(({ path, steps: all }) => [path, all.filter(({ done }) => done).map(({ step }) => step)]),
  );
};
const badgesOf = async (as: Person['as']) =>
  (await app.ok('GET /badges', {}, as)).data.map(({ id, club }) => ({ id, club }));

async function finishMission(clubId: string, userId: string): Promise<void> {
  const { id } = await putMission(app, { club_id: clubId, state: 'live' });
  const { db, clock } = app.platform;
  await db.query({
    text: `insert into mission_parts (id, mission_id, user_id, period, state, staff, started_at, completed_at)
           values ($1, $2, $3, '', 'completed', false, $4, $4)`,
    values: [newId(app.platform), id, userId, clock.now()],
  });
}

test('a new fan joins a club and finishes three missions for the site’s badge, once', async () => {
  const club = await foundClub(app, mailbox);
  const fan = await registerVerified(app, mailbox);
  expect(await steps(fan.as)).toEqual({ fan: [] });
  await app.ok('POST /clubs/:id/join', { params: { id: club.id }, body: {} }, fan.as);
  expect(await steps(fan.as)).toEqual({ fan: ['join'] });
  for (const count of [1, 2, 3]) {
    await finishMission(club.id, fan.id);
    if (count < 3) await app.platform.db.transaction((tx) => completeFan(app.platform, tx, fan.id));
  }
  expect(await badgesOf(fan.as)).toEqual([]);
  for (const _ of [1, 2]) await app.platform.db.transaction((tx) => completeFan(app.platform, tx, fan.id));
  expect(await badgesOf(fan.as)).toEqual([{ id: badgeOf.fan, club: null }]);
  // Completed, nothing is counted for it any more.
  const { platform } = app;
  const asked: string[] = [];
  await platform.db.transaction(async (tx) => {
    const query = (statement: Parameters<Tx['query']>[0]) => {
      asked.push(statement.name ?? statement.text);
      return tx.query(statement);
    };
    await completeFan(platform, Object.assign(Object.create(tx), { query }), fan.id);
  });
  expect(asked).toEqual(['onboarding-has-completed']);
  // Completed, it is shown no more.
  expect(await steps(fan.as)).toEqual({});
});

test('a new creator posts, brings out an item and publishes a mission', async () => {
  const club = await foundClub(app, mailbox);
  const { as } = club.owner;
  expect(await steps(as)).toMatchObject({ creator: [] });
  await app.ok(
    'POST /clubs/:id/posts',
    { params: { id: club.id }, body: { text: 'Hello', client_key: crypto.randomUUID() } },
    as,
  );
  await putDesign(app, { club_id: club.id });
  expect(await steps(as)).toMatchObject({ creator: ['post', 'item'] });
  await putMission(app, { club_id: club.id, state: 'live' });
  await app.platform.db.transaction((tx) => completeCreator(app.platform, tx, club.id));
  expect(await badgesOf(as)).toEqual([{ id: badgeOf.creator, club: null }]);
});

test('the last step is heard of by itself', async () => {
  const club = await foundClub(app, mailbox);
  await putDesign(app, { club_id: club.id });
  await putMission(app, { club_id: club.id, state: 'live' });
  await app.ok(
    'POST /clubs/:id/posts',
    { params: { id: club.id }, body: { text: 'Hello', client_key: crypto.randomUUID() } },
    club.owner.as,
  );
  await vi.waitFor(async () =>
    expect(await badgesOf(club.owner.as)).toEqual([{ id: badgeOf.creator, club: null }]),
  );
});

test('what is dismissed or a month old is shown no more', async () => {
  const [one, other] = [await registerFan(app), await registerFan(app)];
  await app.ok('PUT /onboarding/:path/dismissed', { params: { path: 'fan' } }, one.as);
  expect(await steps(one.as)).toEqual({});
  await app.platform.db.query({
    text: `update users set created_at = created_at - interval '31 days' where id = $1`,
    values: [other.id],
  });
  expect(await steps(other.as)).toEqual({});
});
