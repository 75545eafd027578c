// Tests rewards that were kept for somebody who does not get them: they are another fan's to win, or the club's again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import { doStep, fundClub, oldMember, publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { auditMissions } from './audit.store.ts';
import { missions } from './domain.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

/** One copy and 400 cents, which are kept for somebody whose account is too young to receive them. */
async function keptForOne() {
  const club = await foundClub(app, mailbox);
  await fundClub(app, club.id, 1000);
  const budget = { params: { id: club.id }, body: { change_cents: 1000 } };
  await app.ok('POST /clubs/:id/mission-budget', budget, keyed(club.owner.as));
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 1 });
  const { id, steps } = await publishedMission(app, club, {
    rewards: [
      { kind: 'item', design_id, total: 1 },
      { kind: 'credits', amount_cents: 400, total: 1 },
    ],
  });
  const young = await joinedMember(app, mailbox, club.id);
  await doStep(app, steps[0] ?? '', young);
  return { club, design_id, id, step: steps[0] ?? '', young };
}

const copyOf = async (design_id: string) => {
  const text = 'select holder_id, state from items where design_id = $1';
  return (await app.platform.db.query({ text, values: [design_id] })).rows[0];
};
const reservedIn = async (club: { id: string; owner: Registered }) =>
  (await app.ok('GET /clubs/:id/mission-budget', { params: { id: club.id } }, club.owner.as)).data
    .reserved_cents;
const audited = () => auditMissions(app.platform.db);

/** As when the account ends: what of it this domain holds. */
const erase = (user: Registered) =>
  app.platform.db.transaction(async (tx) => missions.eraseUser?.(tx, user.id, app.platform));

test('while the mission runs, the next fan wins them', async () => {
  const { club, design_id, step, young } = await keptForOne();
  await erase(young);
  expect(await audited()).toEqual([]);
  const next = await oldMember(app, mailbox, club.id);
  await doStep(app, step, next);
  expect(await copyOf(design_id)).toEqual({ holder_id: next.id, state: 'held' });
  expect(await audited()).toEqual([]);
});

test('after its end, the club has them back: from a deleted account', async () => {
  const { club, design_id, id, young } = await keptForOne();
  await app.ok('POST /missions/:id/end', { params: { id } }, club.owner.as);
  expect(await reservedIn(club)).toBe(400);
  await erase(young);
  expect(await reservedIn(club)).toBe(0);
  expect(await copyOf(design_id)).toEqual({ holder_id: null, state: 'held' });
  expect(await audited()).toEqual([]);
});

test('after its end, the club has them back: from whoever became staff before claiming', async () => {
  const { club, design_id, id, young } = await keptForOne();
  await app.ok('POST /missions/:id/end', { params: { id } }, club.owner.as);
  await app.platform.db.query({
    text: `update memberships set role = 'admin', scopes = '{all}' where club_id = $1 and user_id = $2`,
    values: [club.id, young.id],
  });
  app.clock.advance(DAY_MS);
  await app.ok('POST /missions/:id/claim', { params: { id } }, keyed(young.as));
  expect(await reservedIn(club)).toBe(0);
  expect(await copyOf(design_id)).toEqual({ holder_id: null, state: 'held' });
  expect(await audited()).toEqual([]);
});

test('a club that closes keeps nothing for anybody, and its whole budget goes back', async () => {
  const { club, design_id } = await keptForOne();
  const close = () => app.platform.db.transaction(async (tx) => missions.settle?.(app.platform, tx, club.id));
  while ((await close()) === 'waiting');
  expect(await copyOf(design_id)).toEqual({ holder_id: null, state: 'held' });
  const text = `select coalesce(sum(balance), 0)::int as left from ledger_balances where owner_id = 'mission-budget:' || $1`;
  expect((await app.platform.db.query({ text, values: [club.id] })).rows).toEqual([{ left: 0 }]);
  expect(await audited()).toEqual([]);
});
