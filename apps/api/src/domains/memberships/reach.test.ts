// Tests what membership tells others: the live count, clubs on a profile, growth, a person's data and its end.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, registerVerified } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { trendOf } from './growth.rules.ts';
import { measureGrowth } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { settle } from './settle.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

test('whoever looks at a club hears how many are in it, once it is so', async () => {
  const club = await foundClub(app, mailbox);
  const told = vi.spyOn(app.platform.realtime, 'toRoom');
  const fan = await joinedMember(app, mailbox, club.id);
  await app.ok('POST /clubs/:id/leave', { params: { id: club.id } }, fan.as);
  // Refused, and so not told.
  await app.call('POST /clubs/:id/leave', { params: { id: club.id } }, fan.as);
  const counts = told.mock.calls.filter(([, name]) => name === 'memberCount');
  expect(counts).toEqual([
    [`club:${club.id}`, 'memberCount', { club_id: club.id, member_count: 2 }],
    [`club:${club.id}`, 'memberCount', { club_id: club.id, member_count: 1 }],
  ]);
  told.mockRestore();
});

test('a profile shows public clubs, and private ones to those who are in them too', async () => {
  const [open, hidden] = [
    await foundClub(app, mailbox),
    await foundClub(app, mailbox, { visibility: 'private' }),
  ];
  const fan = await joinedMember(app, mailbox, open.id);
  await app.ok('POST /clubs/:id/join', { params: { id: hidden.id }, body: {} }, fan.as);
  const clubs = async (as = {}) => {
    const { data } = await app.ok('GET /users/:id', { params: { id: fan.id } }, as);
    return { ids: new Set(data.clubs.map((club) => club.id)), shared: data.clubs_shared };
  };
  expect(await clubs()).toEqual({ ids: new Set([open.id]), shared: 0 });
  expect(await clubs(hidden.owner.as)).toEqual({ ids: new Set([open.id, hidden.id]), shared: 1 });
});

describe('growth', () => {
  test('whoever gained more lately stands higher', async () => {
    const [busy, calm] = [
      await foundClub(app, mailbox, { category: 'books' }),
      await foundClub(app, mailbox, { category: 'books' }),
    ];
    for (let at = 0; at < 3; at += 1) await joinedMember(app, mailbox, busy.id);
    await measureGrowth.run(app.platform, {}, new AbortController().signal);
    const { data } = await app.ok('GET /clubs', { query: { sort: 'trending', category: 'books' } });
    expect(data.map((club) => club.id)).toEqual([busy.id, calm.id]);
  });

  test('rises with who comes and falls with size', () => {
    const count = fc.nat(100_000);
    fc.assert(
      fc.property(count, count, count, (joined_now, joined_before, members) => {
        const trend = trendOf({ joined_now, joined_before, members });
        expect(trend).toBeGreaterThanOrEqual(0);
        expect(trendOf({ joined_now: joined_now + 1, joined_before, members })).toBeGreaterThan(trend);
        expect(trendOf({ joined_now, joined_before, members: members + 1 })).toBeLessThanOrEqual(trend);
      }),
    );
  });
});

test('a person’s memberships go out with their export, and with them their place is free', async () => {
  const club = await foundClub(app, mailbox);
  const fan = await joinedMember(app, mailbox, club.id);
  expect(await exportUser(app.platform, fan.id)).toMatchObject({
    memberships: [{ club_id: club.id, number: 2, role: 'member', state: 'active' }],
  });
  const { db } = app.platform;
  for (let twice = 0; twice < 2; twice += 1)
    await db.transaction((tx) => eraseUser(tx, fan.id, app.platform));
  expect(await exportUser(app.platform, fan.id)).toEqual({ memberships: [] });
  const { data } = await app.ok('GET /clubs/:id', { params: { id: club.id } });
  expect(data.member_count).toBe(1);
  // No later member gets the number that was theirs.
  const later = await registerVerified(app, mailbox);
  await app.ok('POST /clubs/:id/join', { params: { id: club.id }, body: {} }, later.as);
  const card = await app.ok('GET /clubs/:id/me', { params: { id: club.id } }, later.as);
  expect(card.data.number).toBe(3);
});

test('a club of thousands settles in steps, and nobody is left in it', async () => {
  const club = await foundClub(app, mailbox);
  const { db } = app.platform;
  await db.query({
    text: `with crowd as (
        insert into users (id, user_name, display_name, hue, created_at)
        select gen_random_uuid(), 'many_' || n, 'Many ' || n, 1, $2 from generate_series(1, 4100) n returning id)
      insert into memberships (club_id, user_id, role, state, source, number, joined_at)
      select $1, id, 'member', 'active', 'open', 1 + row_number() over (), $2 from crowd`,
    values: [club.id, app.clock.now()],
  });
  const steps: string[] = [];
  while (steps.at(-1) !== 'settled' && steps.length < 9)
    steps.push(await db.transaction((tx) => settle(app.platform, tx, club.id)));
  expect(steps).toEqual(['waiting', 'waiting', 'settled']);
  const { rows } = await db.query({
    text: `select count(*)::int as left_over from memberships where club_id = $1 and (state = 'active' or role <> 'member')`,
    values: [club.id],
  });
  expect(rows).toEqual([{ left_over: 0 }]);
});
