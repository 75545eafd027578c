// Tests rewards that are taken back over HTTP: what goes, what stays, who may, and that the fan reads why.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyOf } from '#app/testing/auctions.ts';
import { foundClub } from '#app/testing/clubs.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import { missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, fundClub, publishedMission, reading } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';
import { takeXp } from '#domains/levels/public/take-xp.ts';
import { auditMissions } from './audit.store.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { fanOf, xpOf } = missionCalls(() => ({ app, mailbox }));

const takeBack = (id: string, fan: Registered, by: Registered['as'], reason = 'Wrong account') =>
  app.call('POST /missions/:id/take-back', { params: { id }, body: { user_id: fan.id, reason } }, by);
const participants = async (id: string, by: Registered['as']) =>
  (await app.ok('GET /missions/:id/participants', { params: { id }, query: {} }, by)).data;

test('takes XP and the item, leaves credits and everything else, and tells the fan why', async () => {
  const club = await foundClub(app, mailbox);
  const fan = await fanOf(club);
  await fundClub(app, club.id, 1000);
  const budget = { params: { id: club.id }, body: { change_cents: 1000 } };
  await app.ok('POST /clubs/:id/mission-budget', budget, keyed(club.owner.as));
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 5 });
  const rewards = [
    { kind: 'item' as const, design_id, total: 2 },
    { kind: 'credits' as const, amount_cents: 200, total: 2 },
  ];
  const { id, steps } = await publishedMission(app, club, { steps: [reading, reading], rewards });
  const other = await publishedMission(app, club, { steps: [reading] });
  await doStep(app, other.steps[0] ?? '', fan);
  await doStep(app, steps[0] ?? '', fan);
  const early = await takeBack(id, fan, club.owner.as);
  expect(early).toMatchObject({ ok: false, error: { code: 'missions.nothing-to-take-back' } });
  await doStep(app, steps[1] ?? '', fan);
  expect(await xpOf(club, fan)).toBe(150);
  const [participant] = await participants(id, club.owner.as);
  expect(participant).toMatchObject({
    user: { id: fan.id },
    state: 'claimed',
    taken_back: null,
    can: { take_back: true },
  });
  const taken = await takeBack(id, fan, club.owner.as, 'The proof was somebody else’s');
  expect(taken).toMatchObject({ ok: true, body: { data: { xp: 100, items: 1, items_left: 0 } } });
  expect(await xpOf(club, fan)).toBe(50);
  expect(await moneyOf(app, fan.id)).toEqual({ balance: 200, held: 0 });
  const again = await takeBack(id, fan, club.owner.as);
  expect(again).toMatchObject({ ok: false, error: { code: 'missions.already-taken-back' } });
  const seen = await app.ok('GET /missions/:id', { params: { id } }, fan.as);
  expect(seen.data).toMatchObject({
    taken_back: { reason: 'The proof was somebody else’s', xp: 100, items: 1 },
    can: { claim: false, take_part: false },
  });
  expect(await participants(id, club.owner.as)).toMatchObject([
    { taken_back: { xp: 100, items: 1 }, can: { take_back: false } },
  ]);
  const letter = mailbox.to(fan.email).find(({ subject }) => /took back a reward/.test(subject));
  expect(letter?.text).toContain('Reason: “The proof was somebody else’s”');
  expect(letter?.text).toContain('Taken back: 100 XP and one item.');
  const log = await app.ok('GET /clubs/:id/deeds', { params: { id: club.id }, query: {} }, club.owner.as);
  expect(log.data.map(({ deed }) => deed)).toContain('missions.reward-taken-back');
  expect(await auditMissions(app.platform.db)).toEqual([]);
});

test('leaves an item that was given away, and nobody takes back their own', async () => {
  const club = await foundClub(app, mailbox);
  const [fan, friend] = [await fanOf(club), await fanOf(club)];
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 5 });
  const rewards = [{ kind: 'item' as const, design_id, total: 2 }];
  const { id, steps } = await publishedMission(app, club, { rewards });
  await doStep(app, steps[0] ?? '', fan);
  await doStep(app, steps[0] ?? '', club.owner);
  await app.platform.db.query({
    text: `update items set holder_id = $2, event = 'gifted', moved_at = $3 where design_id = $1 and holder_id = $4`,
    values: [design_id, friend.id, app.clock.now(), fan.id],
  });
  expect(await takeBack(id, fan, club.owner.as)).toMatchObject({
    ok: true,
    body: { data: { xp: 50, items: 0, items_left: 1 } },
  });
  expect(await takeBack(id, club.owner, club.owner.as)).toMatchObject({
    ok: false,
    error: { code: 'missions.own-reward' },
  });
  expect(await takeBack(id, fan, friend.as)).toMatchObject({
    ok: false,
    error: { code: 'clubs.staff-only' },
  });
});

test('XP is taken once per cause and never below zero, and the total stays what the rows sum up to', async () => {
  const club = await foundClub(app, mailbox);
  const fan = await fanOf(club);
  const of = { club_id: club.id, user_id: fan.id };
  const { platform } = app;
  const inTx = <T>(work: Parameters<typeof platform.db.transaction<T>>[0]) => platform.db.transaction(work);
  await inTx((tx) => grantXp(platform, tx, { ...of, amount: 75, cause: { kind: 'requirement', id: 'one' } }));
  await inTx((tx) => grantXp(platform, tx, { ...of, amount: 50, cause: { kind: 'requirement', id: 'two' } }));
  const take = (ids: string[], cause_id: string) =>
    inTx((tx) => takeXp(platform, tx, { ...of, given_by: { kind: 'requirement', ids }, cause_id }));
  expect(await take(['one'], 'first')).toBe(75);
  expect(await take(['one'], 'first')).toBe(0);
  // More was given by these than is left.
  expect(await take(['one', 'two'], 'second')).toBe(50);
  expect(await take(['two'], 'third')).toBe(0);
  const { rows } = await platform.db.query({
    text: `select t.total, (select sum(amount)::int from xp_grants g where g.user_id = t.user_id and g.club_id = t.club_id) as sum
      from xp_totals t where t.club_id = $1 and t.user_id = $2`,
    values: [club.id, fan.id],
  });
  expect(rows).toEqual([{ total: 0, sum: 0 }]);
});
