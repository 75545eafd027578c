// Owns: whoever loses what a channel's condition asks for leaves its rooms at once, by the event that tells of the loss.
import { randomUUID } from 'node:crypto';
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { rewardTakenBack } from '@stagepass/contract/missions/events.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { putBadge } from '#app/testing/badges.ts';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { allSaid, type Ears, listen, stopListening, watch } from '#app/testing/ears.ts';
import { keyed, putDesign, putItem } from '#app/testing/items.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { grantBadge } from '#domains/badges/public/grant-badge.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';
import { takeXp } from '#domains/levels/public/take-xp.ts';
import { listUnderCondition } from './conditional-channels.store.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let fan: Registered;
let other: Registered;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  club = await foundClub(app, mailbox);
  fan = await joinedMember(app, mailbox, club.id);
  other = await joinedMember(app, mailbox, club.id);
});
afterEach(stopListening);

const xpCause = { kind: 'test', id: randomUUID() };

async function giveXp(amount: number): Promise<void> {
  const { platform } = app;
  const grant = { club_id: club.id, user_id: fan.id, amount, cause: { ...xpCause, id: randomUUID() } };
  await platform.db.transaction((tx) => grantXp(platform, tx, grant));
}

/** Gives what the condition asks for; the answer takes it away again. */
type Way = () => Promise<{ read_condition: ConditionTree; lose: () => Promise<unknown> }>;

const ways: Record<string, Way> = {
  async 'an item that is gifted'() {
    const design_id = await putDesign(app, { club_id: club.id });
    const { item_id } = await putItem(app, design_id, fan.id);
    const gift = { params: { id: item_id }, body: { user_name: other.user_name } };
    return {
      read_condition: { kind: 'item', design_id },
      lose: () => app.ok('POST /items/:id/gift', gift, keyed(fan.as)),
    };
  },
  async 'an item that is burned'() {
    const design_id = await putDesign(app, { club_id: club.id });
    const { item_id } = await putItem(app, design_id, fan.id);
    return {
      read_condition: { all: [{ kind: 'item', design_id }] },
      lose: () => app.ok('POST /items/:id/burn', { params: { id: item_id } }, keyed(fan.as)),
    };
  },
  async 'a tier'() {
    const body = { name: 'Velvet rope', hue: 10, reached_by: { by: 'hand' as const }, benefits: [] };
    const { data } = await app.ok('POST /clubs/:id/tiers', { params: { id: club.id }, body }, club.owner.as);
    const tier_id = data.at(-1)?.id ?? '';
    const set = (id: string | null) => {
      const params = { id: club.id, user_id: fan.id };
      return app.ok('PUT /clubs/:id/members/:user_id/tier', { params, body: { tier_id: id } }, club.owner.as);
    };
    await set(tier_id);
    return { read_condition: { kind: 'tier', tier_id }, lose: () => set(null) };
  },
  async 'XP that is taken back with a reward, at the same level'() {
    const { platform } = app;
    await giveXp(3);
    const cause = { kind: 'test', id: randomUUID() };
    const whose = { club_id: club.id, user_id: fan.id };
    await platform.db.transaction((tx) => grantXp(platform, tx, { ...whose, amount: 2, cause }));
    return {
      read_condition: { kind: 'xp', at_least: 5 },
      lose: () =>
        platform.db.transaction(async (tx) => {
          const given_by = { kind: cause.kind, ids: [cause.id] };
          await takeXp(platform, tx, { ...whose, given_by, cause_id: randomUUID() });
          await tx.emit(rewardTakenBack, { ...whose, mission_id: randomUUID(), period: 'once' });
        }),
    };
  },
  async 'not having a badge'() {
    const badge_id = await putBadge(app, { club_id: club.id });
    const at = app.clock.now();
    const cause = { kind: 'station' as const, id: randomUUID() };
    return {
      read_condition: { not: { kind: 'badge', badge_id } },
      lose: () =>
        app.platform.db.transaction((tx) => grantBadge(tx, { badge_id, user_id: fan.id, cause, at })),
    };
  },
};

async function hearing(who: Registered, id: string): Promise<Ears[]> {
  const { token } = who.as;
  return [
    await listen(app.url, { token, rooms: [`conversation:${id}`] }),
    await listen(app.url, { token, rooms: [`talk:${who.id}`] }),
  ];
}

test.each(Object.entries(ways))('whoever loses %s hears nothing more', async (_, prepare) => {
  const { read_condition, lose } = await prepare();
  const make = { params: { id: club.id }, body: { name: 'Backstage', read_condition } };
  const { id } = (await app.ok('POST /clubs/:id/channels', make, club.owner.as)).data;
  const theirs = await hearing(fan, id);
  const [control] = (await hearing(club.owner, id)) as [Ears];
  const all = [...theirs, control];
  const say = async () => {
    const input = { params: { id }, body: { id: randomUUID(), text: 'Hello.' } };
    await app.ok('POST /conversations/:id/messages', input, club.owner.as);
    await expect.poll(() => control.heard('chatChanged')).toHaveLength(1);
    await allSaid(app, ...all);
  };
  await say();
  for (const each of theirs) expect(each.heard('chatChanged')).toHaveLength(1);
  await lose();
  // The event is handled beside the answer.
  await expect
    .poll(
      async () => {
        for (const each of all) each.forget();
        await say();
        return theirs.flatMap((each) => each.heard('chatChanged'));
      },
      { timeout: 5000, interval: 20 },
    )
    .toEqual([]);
  expect(await watch(theirs[0] as Ears, `conversation:${id}`)).toBe(false);
});

test('only members of a club with such a condition are asked for again', async () => {
  const { db } = app.platform;
  const design_id = await putDesign(app, { club_id: club.id });
  const people = [fan.id, other.id];
  expect(await listUnderCondition(db, people, ['item'])).toEqual([]);
  const read_condition: ConditionTree = {
    any: [{ not: { kind: 'item', design_id } }, { kind: 'xp', at_least: 5 }],
  };
  const make = { params: { id: club.id }, body: { name: 'Backstage', read_condition } };
  await app.ok('POST /clubs/:id/channels', make, club.owner.as);
  const stranger = await joinedMember(app, mailbox, (await foundClub(app, mailbox)).id);
  const asked = [...people, stranger.id];
  expect((await listUnderCondition(db, asked, ['item'])).toSorted()).toEqual(people.toSorted());
  expect(await listUnderCondition(db, asked, ['xp', 'level'])).toHaveLength(2);
  expect(await listUnderCondition(db, asked, ['badge', 'tier'])).toEqual([]);
});
