// Owns a random history of campaigns: funded and taken back, completed once, twice and at once, closed, drawn and paid by two at a time,
// while connections are ended in the middle; and the check that escrows, copies and what people have is what the rows say.
import { type Dice, seededDice } from '@stagepass/base/dice.ts';
import { expect } from 'vitest';
import { auditCampaigns } from '#domains/campaigns/audit.store.ts';
import { advance, closeRow } from '#domains/campaigns/close-campaign.ts';
import { countCompletion } from '#domains/campaigns/count-completion.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { auditItems } from '#domains/items/public/audit-items.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import { clubMoney } from './auctions.ts';
import { makeCampaign, windowAround } from './campaigns.ts';
import { foundClub, manyActors } from './clubs.ts';
import { putDesign } from './items.ts';
import { whatDoesNotAddUp } from './ledger.ts';
import { fundClub, publishedMission } from './missions.ts';
import { openMailbox } from './people.ts';
import type { TestApp } from './test-app.ts';

const AT_ONCE = 8;
const MOST_RUNNING = 3;
const MISSIONS = 8;
const FUNDS_CENTS = 10_000_000;

type Club = Awaited<ReturnType<typeof foundClub>>;
interface Running {
  id: string;
  missions: readonly string[];
}

interface Play {
  app: TestApp;
  club: Club;
  dice: Dice;
  fans: readonly string[];
  design_id: string;
  missions: readonly string[];
  running: Running[];
  kills: number;
}

/** Of every way, with copies of an edition and with credits. */
async function begin(play: Play): Promise<void> {
  const { app, club, dice, design_id } = play;
  const credits = (way: 'all' | 'first' | 'raffle' | 'top', needs: number) => ({
    ...{ kind: 'credits' as const, way, needs },
    ...{ amount_cents: 1 + dice.int(200), total: 1 + dice.int(20) },
  });
  const rewards = [
    credits('all', 1),
    credits('first', 1 + dice.int(3)),
    credits('raffle', 2),
    credits('top', 1),
    { kind: 'item' as const, way: 'first' as const, needs: 2, design_id, total: 1 + dice.int(5) },
  ];
  // One mission counts in several campaigns at once: what is taken of each is locked in one order.
  const first = dice.int(play.missions.length - 2);
  const missions = play.missions.slice(first, first + 3);
  // One owner makes more campaigns here than anybody may in an hour.
  await app.platform.db.query({ text: 'delete from rate_limits' });
  const id = await makeCampaign(app, club, { rewards });
  for (const mission_id of missions)
    await app.ok('POST /campaigns/:id/missions', { params: { id }, body: { mission_id } }, club.owner.as);
  await app.ok('POST /campaigns/:id/fund', { params: { id } }, club.owner.as);
  play.running.push({ id, missions });
}

/** Funded before it opens, and taken back: nothing may be left of it. */
async function fundInVain({ app, club, missions: [mission_id = ''] }: Play): Promise<void> {
  const now = app.clock.now().getTime();
  const opens_at = new Date(now + 3_600_000).toISOString();
  const rewards = [{ kind: 'credits' as const, way: 'raffle' as const, amount_cents: 500, total: 3 }];
  const id = await makeCampaign(app, club, { ...windowAround(app), opens_at, rewards });
  await app.ok('POST /campaigns/:id/missions', { params: { id }, body: { mission_id } }, club.owner.as);
  await app.ok('POST /campaigns/:id/fund', { params: { id } }, club.owner.as);
  await app.ok('POST /campaigns/:id/take-back', { params: { id } }, club.owner.as);
}

/** As a server does that is killed: whoever was in the middle tries again. */
async function killSome({ app: { platform } }: Play): Promise<number> {
  const { count } = await platform.db.query({
    text: `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and query ~ 'campaign_'`,
  });
  return count;
}

async function untilDone(act: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1)
    try {
      await act();
      return;
    } catch (error) {
      if (tries > 50) throw error;
    }
}

/** Each completion in a transaction, as where a mission is completed; some of them are told twice, some at once. */
async function completeSome(play: Play): Promise<void> {
  const { app, dice, fans, running } = play;
  const { platform } = app;
  const acts = Array.from({ length: AT_ONCE }, () => {
    const missions = running[dice.int(running.length)]?.missions ?? [];
    const mission_id = missions[dice.int(missions.length)] ?? '';
    const user_id = fans[dice.int(fans.length)] ?? '';
    const completion = { mission_id, club_id: play.club.id, user_id, period: '', device: () => user_id };
    return () =>
      untilDone(() =>
        platform.db.transaction((tx) =>
          countCompletion(platform, tx, { ...completion, at: app.clock.now() }),
        ),
      );
  });
  const twice = acts.filter(() => dice.int(8) === 0);
  const underWay = [...acts, ...twice].map((act) => act());
  if (dice.int(10) === 0) play.kills += await killSome(play);
  await Promise.all(underWay);
}

async function endOne(play: Play): Promise<void> {
  const { app, dice, running } = play;
  const { platform } = app;
  const [ended] = running.splice(dice.int(running.length), 1);
  if (ended === undefined) return;
  const { id } = ended;
  await untilDone(() =>
    platform.db.transaction((tx) => closeRow(platform, tx, { id }, { at: app.clock.now(), early: true })),
  );
  const replicas = [1, 2].map(() => untilDone(() => advance(platform, id)));
  play.kills += await killSome(play);
  await Promise.all(replicas);
}

/** Answers how many connections were ended in the middle. */
export async function playCampaigns(
  app: TestApp,
  { people, events, seed }: { people: number; events: number; seed: string },
): Promise<number> {
  const club = await foundClub(app, openMailbox(app));
  await fundClub(app, club.id, FUNDS_CENTS);
  const fans = await membersOf(app, club, people);
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 100_000 });
  const missions: string[] = [];
  while (missions.length < MISSIONS) missions.push((await publishedMission(app, club)).id);
  const made = { app, club, dice: seededDice(seed), fans, design_id, missions };
  const play: Play = { ...made, running: [], kills: 0 };
  for (let done = 0; done < events; done += AT_ONCE) {
    while (play.running.length < MOST_RUNNING) await begin(play);
    await completeSome(play);
    if (play.dice.int(40) === 0) await endOne(play);
    if (play.dice.int(150) === 0) await fundInVain(play);
  }
  while (play.running.length > 0) await endOne(play);
  await checkCampaigns(play);
  return play.kills;
}

async function membersOf(app: TestApp, club: Club, count: number): Promise<string[]> {
  const { platform } = app;
  const ids = (await manyActors(app, count)).map(({ user_id }) => user_id);
  const found = await findClub(platform, platform.db, club.id);
  if (found === undefined) throw new Error('no club');
  for (const user_id of ids)
    await platform.db.transaction((tx) =>
      enrolMember(platform, tx, { club: found, user_id, source: 'test' }),
    );
  await platform.db.query({
    text: `update users set created_at = created_at - interval '20 days' where id = any ($1::uuid[])`,
    values: [ids],
  });
  return ids;
}

async function checkCampaigns({ app, club, fans }: Play): Promise<void> {
  const { db } = app.platform;
  expect(await auditCampaigns(db)).toEqual([]);
  expect(await auditItems(db)).toEqual([]);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
  const sum = async (text: string, values: unknown[] = []) =>
    (await db.query<{ sum: number }>({ text, values })).rows[0]?.sum ?? 0;
  expect(
    await sum(`select coalesce(sum(balance), 0)::int as sum from ledger_balances
      where owner_kind = 'escrow' and owner_id like 'campaign:%'`),
  ).toBe(0);
  const won = await sum(`select coalesce(sum(r.amount_cents), 0)::int as sum from campaign_prizes z
    join campaign_rewards r on r.id = z.reward_id where z.transfer_id is not null`);
  const had = await sum(
    `select coalesce(sum(balance), 0)::int as sum from ledger_balances
      where asset_id = 'credits' and owner_kind = 'user' and owner_id = any ($1::text[])`,
    [fans],
  );
  expect(won).toBeGreaterThan(0);
  expect(had).toBe(won);
  expect(await clubMoney(app, club.id)).toBe(FUNDS_CENTS - won);
}
