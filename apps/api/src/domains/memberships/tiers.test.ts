// Tests tiers over HTTP and by their rules: added, changed, ordered, removed; granted by hand, by XP, until a time.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub, joinedMember, manyActors } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { endTiers } from './jobs.ts';
import { grantTier } from './public/grant-tier.ts';
import { revokeTier } from './public/revoke-tier.ts';
import { firstTiers, isInOrder } from './tiers.rules.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const soon = { timeout: 10_000, interval: 50 };

const eventsOf = async (userId: string) =>
  (
    await app.platform.db.query<{ payload: { from: { name: string } | null; to: { name: string } | null } }>({
      text: `select payload from outbox_events where name = 'memberships.tier-changed'
        and payload ->> 'user_id' = $1 order by id`,
      values: [userId],
    })
  ).rows.map(({ payload }) => [payload.from?.name ?? null, payload.to?.name ?? null]);

async function clubWithMember() {
  const club = await foundClub(app, mailbox);
  const fan = await joinedMember(app, mailbox, club.id);
  const params = { id: club.id };
  const tiers = async () => (await app.ok('GET /clubs/:id/tiers', { params }, club.owner.as)).data;
  const tier = async () => (await app.ok('GET /clubs/:id/me', { params }, fan.as)).data.tier?.name ?? null;
  const idOf = async (name: string) => (await tiers()).find((other) => other.name === name)?.id ?? '';
  const byHand = (tier_id: string | null) =>
    app.call(
      'PUT /clubs/:id/members/:user_id/tier',
      { params: { id: club.id, user_id: fan.id }, body: { tier_id } },
      club.owner.as,
    );
  return { club, fan, params, tiers, tier, idOf, byHand };
}

describe('editing', () => {
  const box = { name: 'Royal box', hue: 40, reached_by: { by: 'hand' }, benefits: [] } as const;

  test('a further tier stands above all, and names are there once', async () => {
    const { club, params, tiers } = await clubWithMember();
    const benefits = [{ type: 'discount', percent: 10 } as const, { type: 'privateMission' } as const];
    const { data } = await app.ok(
      'POST /clubs/:id/tiers',
      { params, body: { ...box, benefits } },
      club.owner.as,
    );
    expect(data.at(-1)).toMatchObject({ rank: 5, name: 'Royal box', benefits, member_count: 0 });
    expect(
      await app.call(
        'POST /clubs/:id/tiers',
        { params, body: { ...box, benefits, name: 'royal BOX' } },
        club.owner.as,
      ),
    ).toMatchObject({
      error: { code: 'memberships.tier-name-taken' },
    });
    const wrong = { ...box, benefits: [{ type: 'discount', percent: 101 } as const] };
    expect((await app.call('POST /clubs/:id/tiers', { params, body: wrong }, club.owner.as)).status).toBe(
      400,
    );
    for (let more = 6; more <= 10; more += 1)
      await app.ok(
        'POST /clubs/:id/tiers',
        { params, body: { ...box, benefits: [], name: `Box ${more}` } },
        club.owner.as,
      );
    expect(
      await app.call(
        'POST /clubs/:id/tiers',
        { params, body: { ...box, benefits: [], name: 'Eleventh' } },
        club.owner.as,
      ),
    ).toMatchObject({
      error: { code: 'memberships.too-many-tiers' },
    });
    expect((await tiers()).map((tier) => tier.rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('two who add at once get two ranks', async () => {
    const { club, params, tiers } = await clubWithMember();
    const add = (name: string) =>
      app.call('POST /clubs/:id/tiers', { params, body: { ...box, benefits: [], name } }, club.owner.as);
    const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map(add));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect((await tiers()).map((tier) => tier.rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('a better tier is never the easier one', async () => {
    const { club, idOf, tiers } = await clubWithMember();
    const tier_id = await idOf('Front Row');
    const change = (xp: number) =>
      app.call(
        'PATCH /clubs/:id/tiers/:tier_id',
        { params: { id: club.id, tier_id }, body: { reached_by: { by: 'xp', xp } } },
        club.owner.as,
      );
    expect(await change(1000)).toMatchObject({ error: { code: 'memberships.tier-xp-out-of-order' } });
    expect(await change(20_000)).toMatchObject({ error: { code: 'memberships.tier-xp-out-of-order' } });
    expect(await change(2000)).toMatchObject({ ok: true });
    const ids = (await tiers()).map((tier) => tier.id);
    const order = (tier_ids: string[]) =>
      app.call('PUT /clubs/:id/tiers/order', { params: { id: club.id }, body: { tier_ids } }, club.owner.as);
    expect(await order(ids.toReversed())).toMatchObject({
      error: { code: 'memberships.tier-xp-out-of-order' },
    });
    expect(await order(ids.slice(1))).toMatchObject({ error: { code: 'memberships.tiers-uneven' } });
    expect(await order([...ids.slice(1), ids[1] ?? ''])).toMatchObject({
      error: { code: 'memberships.tiers-uneven' },
    });
    await app.ok(
      'PATCH /clubs/:id/tiers/:tier_id',
      { params: { id: club.id, tier_id }, body: { reached_by: { by: 'station' }, name: 'Side stage' } },
      club.owner.as,
    );
    const moved = [tier_id, ...ids.filter((id) => id !== tier_id)];
    expect(await order(moved)).toMatchObject({ ok: true });
    expect((await tiers()).map((tier) => [tier.rank, tier.id])).toEqual(moved.map((id, at) => [at + 1, id]));
  });

  test('whoever had a tier that is removed has the next one', async () => {
    const { club, fan, idOf, byHand, tier, tiers } = await clubWithMember();
    const tier_id = await idOf('Floor');
    await byHand(tier_id);
    expect(await tier()).toBe('Floor');
    await app.ok('DELETE /clubs/:id/tiers/:tier_id', { params: { id: club.id, tier_id } }, club.owner.as);
    expect(await tier()).toBe('Balcony');
    expect((await tiers()).map((other) => [other.rank, other.name])).toEqual([
      [1, 'Balcony'],
      [2, 'Front Row'],
      [3, 'Backstage'],
    ]);
    await expect
      .poll(() => eventsOf(fan.id), soon)
      .toEqual([
        ['Balcony', 'Floor'],
        ['Floor', 'Balcony'],
      ]);
  });

  test('another order is told to those whose best tier it changes, and to nobody else', async () => {
    const { club, fan, params, idOf, byHand, tier, tiers } = await clubWithMember();
    const other = await joinedMember(app, mailbox, club.id);
    await app.ok('POST /clubs/:id/tiers', { params, body: { ...box, benefits: [] } }, club.owner.as);
    const royal = await idOf('Royal box');
    await byHand(royal);
    expect(await tier()).toBe('Royal box');
    const order = (tier_ids: string[]) =>
      app.ok('PUT /clubs/:id/tiers/order', { params, body: { tier_ids } }, club.owner.as);
    const others = (await tiers()).map(({ id }) => id).filter((id) => id !== royal);
    await order([royal, ...others]);
    expect(await tier()).toBe('Balcony');
    await expect.poll(async () => (await eventsOf(fan.id)).at(-1), soon).toEqual(['Royal box', 'Balcony']);
    await order([...others, royal]);
    await expect.poll(async () => (await eventsOf(fan.id)).at(-1), soon).toEqual(['Balcony', 'Royal box']);
    expect(await eventsOf(fan.id)).toHaveLength(3);
    expect(await eventsOf(other.id)).toEqual([]);
  });

  test('a crowd is told in batches, each of them once', async () => {
    const { club, params, idOf } = await clubWithMember();
    const { db } = app.platform;
    await app.ok('POST /clubs/:id/tiers', { params, body: { ...box, benefits: [] } }, club.owner.as);
    const tier_id = await idOf('Royal box');
    const crowd = (await manyActors(app, 520)).map((actor) => actor.user_id);
    await db.query({
      text: `insert into memberships (club_id, user_id, role, number, state, source, joined_at)
        select $1, p.id, 'member', 1000 + p.at, 'active', 'open', now() from unnest($2::uuid[]) with ordinality as p (id, at)`,
      values: [club.id, crowd],
    });
    await db.query({
      text: `insert into tier_grants (club_id, user_id, tier_id, source, granted_at)
        select $1, p.id, $3, 'hand', now() from unnest($2::uuid[]) as p (id)`,
      values: [club.id, crowd, tier_id],
    });
    await app.ok('DELETE /clubs/:id/tiers/:tier_id', { params: { id: club.id, tier_id } }, club.owner.as);
    const told = async () =>
      (
        await db.query<{ events: number; people: number }>({
          text: `select count(*)::int as events, count(distinct payload ->> 'user_id')::int as people from outbox_events
            where name = 'memberships.tier-changed' and payload ->> 'club_id' = $1 and payload -> 'to' = 'null'`,
          values: [club.id],
        })
      ).rows[0];
    await expect.poll(told, { timeout: 20_000, interval: 100 }).toEqual({ events: 520, people: 520 });
  });
});

describe('grants', () => {
  test('the best one counts, and every change of it is told', async () => {
    const { club, fan, idOf, byHand, tier } = await clubWithMember();
    expect(await tier()).toBe('Balcony');
    await byHand(await idOf('Front Row'));
    const key = { club_id: club.id, user_id: fan.id };
    const { db } = app.platform;
    const floor = { ...key, tier_id: await idOf('Floor'), source: 'station:1' };
    await db.transaction((tx) => grantTier(app.platform, tx, floor));
    expect(await tier()).toBe('Front Row');
    await byHand(null);
    expect(await tier()).toBe('Floor');
    await db.transaction((tx) => revokeTier(tx, floor));
    expect(await tier()).toBe('Balcony');
    expect(await eventsOf(fan.id)).toEqual([
      ['Balcony', 'Front Row'],
      ['Front Row', 'Floor'],
      ['Floor', 'Balcony'],
    ]);
    expect(await byHand('01981e3a-0000-7000-8000-000000000001')).toMatchObject({
      error: { code: 'memberships.tier-not-found' },
    });
  });

  test('one that ends is taken away, and told', async () => {
    const { club, fan, idOf, tier } = await clubWithMember();
    const until = new Date(app.clock.now().getTime() + 3_600_000);
    const grant = {
      club_id: club.id,
      user_id: fan.id,
      tier_id: await idOf('Backstage'),
      source: 'subscription:1',
      until,
    };
    await app.platform.db.transaction((tx) => grantTier(app.platform, tx, grant));
    const run = () => endTiers.run(app.platform, {}, new AbortController().signal);
    await run();
    expect(await tier()).toBe('Backstage');
    app.clock.advance(3_600_000);
    await run();
    expect(await tier()).toBe('Balcony');
    expect((await eventsOf(fan.id)).at(-1)).toEqual(['Backstage', 'Balcony']);
  });
});

describe('rules', () => {
  test('the first tiers are in order, whatever they are called', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 24 }), { minLength: 1, maxLength: 6 }),
        (names) => {
          const tiers = firstTiers(names);
          expect(tiers.map((tier) => tier.rank)).toEqual(tiers.map((_, at) => at + 1));
          expect(new Set(tiers.map((tier) => tier.name.toLowerCase())).size).toBe(tiers.length);
          expect(tiers[0]?.at_xp).toBe(0);
          expect(isInOrder(tiers)).toBe(true);
        },
      ),
    );
  });

  test('order by XP looks past tiers that take none', () => {
    const at = (rank: number, at_xp: number | null) => ({ rank, at_xp });
    expect(isInOrder([])).toBe(true);
    expect(isInOrder([at(2, null), at(1, 0), at(3, 10)])).toBe(true);
    expect(isInOrder([at(1, 10), at(2, null), at(3, 10)])).toBe(false);
  });
});
