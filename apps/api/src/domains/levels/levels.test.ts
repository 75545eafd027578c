// Tests XP: given once per cause, summed, recomputable; levels and tiers that it reaches; other thresholds.
import { levelAt, levelBeginsAt } from '@stagepass/base/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub, joinedMember, manyActors } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, registerFan } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { evaluate } from '#domains/conditions/public/evaluate.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import { regrantTiers } from './jobs.ts';
import { grantXp } from './public/grant-xp.ts';
import { xpOf } from './public/xp-of.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const grant = (club_id: string, user_id: string, amount: number, id: string) =>
  app.platform.db.transaction((tx) =>
    grantXp(app.platform, tx, { club_id, user_id, amount, cause: { kind: 'test', id } }),
  );
const namesOf = async (name: string, userId: string) =>
  (
    await app.platform.db.query<{ payload: { level?: number; to?: { name: string } } }>({
      text: `select payload from outbox_events where name = $1 and payload ->> 'user_id' = $2 order by id`,
      values: [name, userId],
    })
  ).rows.map(({ payload }) => payload.level ?? payload.to?.name);

describe('grants', () => {
  test('one cause gives once, from however many calls', async () => {
    const club = await foundClub(app, mailbox);
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => grant(club.id, club.owner.id, 75, 'the-quiz')),
    );
    expect(outcomes.filter((outcome) => outcome.granted)).toHaveLength(1);
    expect(await xpOf(app.platform.db, { club_id: club.id, user_id: club.owner.id })).toBe(75);
  });

  test('totals are what the grants sum up to, after many at once', async () => {
    const club = await foundClub(app, mailbox);
    const actors = await manyActors(app, 5);
    await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        grant(club.id, actors[at % 5]?.user_id ?? '', 10 + (at % 7), `deed-${at % 40}`),
      ),
    );
    const { rows } = await app.platform.db.query({
      text: `select count(*)::int as wrong from (
          select user_id, sum(amount)::int as total from xp_grants where club_id = $1 group by user_id
        ) g full join xp_totals t on t.club_id = $1 and t.user_id = g.user_id
        where (t.club_id = $1 or t.club_id is null) and g.total is distinct from t.total`,
      values: [club.id],
    });
    expect(rows).toEqual([{ wrong: 0 }]);
  });
});

describe('standing', () => {
  test('tells level and tier, what is missing, and when one is reached', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await joinedMember(app, mailbox, club.id);
    const standing = async () =>
      (await app.ok('GET /clubs/:id/standing', { params: { id: club.id } }, fan.as)).data;
    expect(await standing()).toMatchObject({
      xp: 0,
      level: 1,
      missing_xp: 100,
      tier: { name: 'Balcony' },
      next_tier: { name: 'Floor', at_xp: 1000, missing_xp: 1000 },
    });
    await grant(club.id, fan.id, 99, 'a');
    expect(await namesOf('levels.level-reached', fan.id)).toEqual([]);
    await grant(club.id, fan.id, 1, 'b');
    expect(await standing()).toMatchObject({ xp: 100, level: 2, into_xp: 0, span_xp: 200, missing_xp: 200 });
    // One big grant passes over levels and tiers: only where it ends is told.
    await grant(club.id, fan.id, 4400, 'c');
    expect(await standing()).toMatchObject({
      xp: 4500,
      level: 10,
      tier: { name: 'Front Row' },
      next_tier: { name: 'Backstage', missing_xp: 6000 },
    });
    expect(await namesOf('levels.level-reached', fan.id)).toEqual([2, 10]);
    expect(await namesOf('memberships.tier-changed', fan.id)).toEqual(['Front Row']);
    await grant(club.id, fan.id, 6000, 'd');
    expect(await standing()).toMatchObject({ level: 15, tier: { name: 'Backstage' }, next_tier: null });
    const guest = await registerFan(app);
    const refused = await app.call('GET /clubs/:id/standing', { params: { id: club.id } }, guest.as);
    expect(refused).toMatchObject({ error: { code: 'clubs.members-only' } });
  });

  test('conditions hold from the first point on', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await joinedMember(app, mailbox, club.id);
    const tiers = (await app.ok('GET /clubs/:id/tiers', { params: { id: club.id } })).data;
    const floor = { kind: 'tier', tier_id: tiers[1]?.id ?? '' } as const;
    const who = { user_id: fan.id, club_id: club.id };
    const holds = (tree: Parameters<typeof evaluate>[1]) => evaluate(app.platform.db, tree, who);
    await grant(club.id, fan.id, 999, 'a');
    const asked = [{ kind: 'xp', at_least: 1000 } as const, { kind: 'level', at_least: 5 } as const, floor];
    for (const leaf of asked) expect(await holds(leaf)).toBe(false);
    await grant(club.id, fan.id, 1, 'b');
    for (const leaf of asked) expect(await holds(leaf)).toBe(true);
    expect(await holds({ all: [floor, { not: { kind: 'xp', at_least: 2000 } }] })).toBe(true);
    await app.ok('POST /clubs/:id/leave', { params: { id: club.id } }, fan.as);
    expect(await holds(floor)).toBe(false);
  });
});

describe('other thresholds', () => {
  test('everybody is looked at again, in batches, also those who fall', async () => {
    const club = await foundClub(app, mailbox);
    const params = { id: club.id };
    await app.platform.db.query({
      text: 'update club_limits set cap = null where club_id = $1',
      values: [club.id],
    });
    const actors = await manyActors(app, 30);
    for (const [at, actor] of actors.entries()) {
      await app.platform.db.transaction((tx) =>
        enrolMember(app.platform, tx, {
          club: { id: club.id, delete_after: null },
          user_id: actor.user_id,
          source: 'open',
        }),
      );
      await grant(club.id, actor.user_id, 100 * (at + 1), 'start');
    }
    const counts = async () => {
      await regrantTiers.run(app.platform, { club_id: club.id }, new AbortController().signal);
      return (await app.ok('GET /clubs/:id/tiers', { params }, club.owner.as)).data.map(
        (tier) => tier.member_count,
      );
    };
    const set = async (name: string, xp: number) => {
      const tiers = (await app.ok('GET /clubs/:id/tiers', { params })).data;
      const tier_id = tiers.find((tier) => tier.name === name)?.id ?? '';
      const body = { reached_by: { by: 'xp', xp } as const };
      await app.ok(
        'PATCH /clubs/:id/tiers/:tier_id',
        { params: { id: club.id, tier_id }, body },
        club.owner.as,
      );
    };
    expect(await counts()).toEqual([10, 21, 0, 0]);
    await set('Front Row', 2500);
    expect(await counts()).toEqual([10, 15, 6, 0]);
    await set('Floor', 2000);
    expect(await counts()).toEqual([20, 5, 6, 0]);
    await set('Front Row', 9000);
    expect(await counts()).toEqual([20, 11, 0, 0]);
  });

  test('whoever was away meanwhile has what holds today when they come back', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await joinedMember(app, mailbox, club.id);
    const params = { id: club.id };
    const { data: tiers } = await app.ok('GET /clubs/:id/tiers', { params });
    const set = (name: string, xp: number) =>
      app.ok(
        'PATCH /clubs/:id/tiers/:tier_id',
        {
          params: { ...params, tier_id: tiers.find((tier) => tier.name === name)?.id ?? '' },
          body: { reached_by: { by: 'xp', xp } },
        },
        club.owner.as,
      );
    const seat = async () => (await app.ok('GET /clubs/:id/me', { params }, fan.as)).data.tier?.name;
    const leave = () => app.ok('POST /clubs/:id/leave', { params }, fan.as);
    const join = () => app.ok('POST /clubs/:id/join', { params, body: {} }, fan.as);
    await grant(club.id, fan.id, 1500, 'start');
    expect(await seat()).toBe('Floor');
    await leave();
    await set('Floor', 2000);
    await join();
    expect(await seat()).toBe('Balcony');
    await leave();
    await set('Floor', 500);
    await set('Front Row', 1200);
    await join();
    expect(await seat()).toBe('Front Row');
    expect(await namesOf('memberships.tier-changed', fan.id)).toEqual(['Floor', 'Balcony', 'Front Row']);
  });
});

test('levels begin where the ladder says', () => {
  for (let level = 1; level < 200; level += 1) {
    expect(levelAt(levelBeginsAt(level))).toBe(level);
    expect(levelAt(levelBeginsAt(level + 1) - 1)).toBe(level);
  }
});
