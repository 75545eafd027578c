// Tests with real commits that a campaign is exact in a rush: the first ten of many, the close against late completions, and the draw by
// several replicas at once.
import { raffleListHash, verifyRaffle } from '@stagepass/base/raffle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, runningCampaign } from '#app/testing/campaigns.ts';
import { foundClub, manyActors } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { fundClub, handInStep, openStep } from '#app/testing/missions.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { auditItems } from '#domains/items/public/audit-items.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { auditCampaigns } from './audit.store.ts';
import { advance } from './close-campaign.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

type Club = Awaited<ReturnType<typeof foundClub>>;

/** Members whose accounts are old enough for prizes. */
async function fansOf(club: Club, count: number): Promise<SignedIn[]> {
  const fans = await manyActors(app, count);
  const { platform } = app;
  const found = await findClub(platform, platform.db, club.id);
  if (found === undefined) throw new Error('no club');
  for (const { user_id } of fans)
    await platform.db.transaction((tx) =>
      enrolMember(platform, tx, { club: found, user_id, source: 'test' }),
    );
  await platform.db.query({
    text: `update users set created_at = created_at - interval '20 days' where id = any ($1::uuid[])`,
    values: [fans.map((fan) => fan.user_id)],
  });
  return fans;
}

async function all<Row>(text: string, values: unknown[] = []) {
  return (await app.platform.db.query<Row>({ text, values })).rows;
}
const escrowOf = async (id: string) =>
  (
    await all<{ balance: number }>(
      `select balance::int as balance from ledger_balances where owner_kind = 'escrow' and owner_id = 'campaign:' || $1`,
      [id],
    )
  )[0]?.balance ?? 0;
const clean = async () => {
  expect(await auditCampaigns(app.platform.db)).toEqual([]);
  expect(await auditItems(app.platform.db)).toEqual([]);
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
};

async function richClub(): Promise<Club> {
  const club = await foundClub(app, openMailbox(app));
  await fundClub(app, club.id, 100_000);
  return club;
}

test('200 who finish at once: the first ten win, each gets one ticket, and the escrow ends at zero', async () => {
  const club = await richClub();
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 30 });
  const { id, missions } = await runningCampaign(app, club, {
    rewards: [
      { kind: 'credits', way: 'first', amount_cents: 100, total: 10 },
      { kind: 'item', way: 'first', design_id, total: 10 },
      { kind: 'credits', way: 'all', amount_cents: 5, total: 150 },
      { kind: 'credits', way: 'raffle', amount_cents: 700, total: 3 },
    ],
  });
  const fans = await fansOf(club, 200);
  const step = missions[0]?.step ?? '';
  await Promise.all(
    fans.map(async (fan) => {
      const attempt = await openStep(app, fan, step);
      await handInStep(app, fan, step, attempt);
    }),
  );
  const paid = await all<{ balance: number; fans: number }>(
    `select balance::int as balance, count(*)::int as fans from ledger_balances
     where owner_kind = 'user' and owner_id = any ($1) group by 1 order by 1`,
    [fans.map((fan) => fan.user_id)],
  );
  // The ten are among the hundred and fifty: who takes the one row takes the other in the same order.
  expect(paid.filter(({ balance }) => balance > 0)).toEqual([
    { balance: 5, fans: 140 },
    { balance: 105, fans: 10 },
  ]);
  expect(
    await all('select id from items where design_id = $1 and holder_id is not null', [design_id]),
  ).toHaveLength(10);
  const tickets = await all<{ ticket: number }>(
    'select ticket from campaign_parts where campaign_id = $1 order by 1',
    [id],
  );
  expect(tickets.map(({ ticket }) => ticket)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
  expect(await escrowOf(id)).toBe(3 * 700);
  await clean();
  app.clock.advance(3 * DAY_MS);
  await Promise.all([1, 2, 3, 4].map(() => advance(app.platform, id)));
  expect(await escrowOf(id)).toBe(0);
  await clean();
}, 120_000);

test('the close against late completions: whoever counted is in the list, and nobody else', async () => {
  const club = await richClub();
  const { id, missions } = await runningCampaign(app, club, {
    rewards: [
      { kind: 'credits', way: 'raffle', amount_cents: 50, total: 20 },
      { kind: 'credits', way: 'all', amount_cents: 3, total: 200 },
    ],
  });
  const fans = await fansOf(club, 200);
  const step = missions[0]?.step ?? '';
  const attempts = await Promise.all(fans.map((fan) => openStep(app, fan, step)));
  app.clock.advance(48 * HOUR_MS - 1);
  const finishing = fans.map((fan, at) => handInStep(app, fan, step, attempts[at] ?? ''));
  // Some are through, some are in the middle, some have not begun.
  await Promise.race(finishing);
  app.clock.advance(1);
  await Promise.all([...finishing, advance(app.platform, id), advance(app.platform, id)]);
  await advance(app.platform, id);
  const [closed] = await all<{
    state: string;
    entrants: number;
    list_hash: string;
    server_seed: string;
    seed_hash: string;
  }>('select state, entrants, list_hash, server_seed, seed_hash from campaigns where id = $1', [id]);
  expect(closed?.state).toBe('closed');
  const entries = await all<{ number: number; client_seed: string }>(
    'select ticket as number, client_seed from campaign_parts where campaign_id = $1 order by ticket',
    [id],
  );
  const deeds = await all('select user_id from campaign_deeds where campaign_id = $1', [id]);
  expect(entries.length).toBe(closed?.entrants);
  expect(deeds.length).toBe(closed?.entrants);
  expect(closed?.entrants).toBeGreaterThan(0);
  expect(raffleListHash(entries)).toBe(closed?.list_hash);
  const given = await all(
    'select id from campaign_prizes where campaign_id = $1 and transfer_id is not null',
    [id],
  );
  expect(given).toHaveLength((closed?.entrants ?? 0) + Math.min(20, closed?.entrants ?? 0));
  // All of them have done the mission, in time or not.
  expect(
    await all(`select id from mission_parts where mission_id = $1 and state = 'claimed'`, [missions[0]?.id]),
  ).toHaveLength(200);
  expect(await escrowOf(id)).toBe(0);
  await clean();
}, 120_000);

test('eight replicas that draw at once draw one result, paid once', async () => {
  const club = await richClub();
  const { id, missions } = await runningCampaign(app, club, {
    rewards: [
      { kind: 'credits', way: 'raffle', amount_cents: 50, total: 7 },
      { kind: 'credits', way: 'top', amount_cents: 11, total: 5 },
    ],
  });
  const fans = await fansOf(club, 40);
  const step = missions[0]?.step ?? '';
  await Promise.all(
    fans.map(async (fan) => {
      const attempt = await openStep(app, fan, step);
      await handInStep(app, fan, step, attempt);
    }),
  );
  app.clock.advance(3 * DAY_MS);
  await Promise.all(Array.from({ length: 8 }, () => advance(app.platform, id)));
  const proof = (await app.ok('GET /campaigns/:id/proof', { params: { id } })).data;
  const { data: entries } = await app.ok('GET /campaigns/:id/tickets', { params: { id } });
  const prizes = proof.prizes.map(({ total, winners }) => ({
    total,
    winners: winners.map(({ number }) => number),
  }));
  expect(verifyRaffle({ ...proof, entries, prizes })).toMatchObject({
    seed: true,
    list: true,
    winners: true,
  });
  const sums = await all<{ sum: number }>(
    `select sum(balance)::int as sum from ledger_balances where owner_kind = 'user' and owner_id = any ($1)`,
    [fans.map((fan) => fan.user_id)],
  );
  expect(sums).toEqual([{ sum: 7 * 50 + 5 * 11 }]);
  expect(await escrowOf(id)).toBe(0);
  await clean();
}, 120_000);
