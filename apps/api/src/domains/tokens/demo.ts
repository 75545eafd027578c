// Owns this domain's part of the demo world: fan tokens of some clubs, a quarter of rewards, purchases, gifts and two new prices.
import type { TokenDraft } from '@stagepass/contract/tokens/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { type DemoClubHandle, demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { outside, userAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { sellTokens } from './actions/buy-tokens.ts';
import { makeToken } from './actions/create-token.ts';
import { passOn } from './actions/send-tokens.ts';
import { announceFor } from './actions/set-price.ts';
import { giveTokens } from './public/give-tokens.ts';
import { listTokens } from './tokens.store.ts';

const DAY_MS = 86_400_000;
const MADE_DAYS_AGO = 88;
/** Rewards are given out so often, and each price was announced so long ago. */
const rewardDays = [86, 79, 73, 66, 59, 52, 45, 38, 31, 24, 17, 10];
const prices: [days: number, price_cents: number][] = [
  [61, 46],
  [19, 50],
];
const BUYERS = 6;
const STAKE = 50_00;

interface Plan {
  token: TokenDraft;
  /** What each member gets each time, and the demo fan. */
  each: number;
  fan: number;
  fan_buys: number;
}

const token = (symbol: string, name: string, cap: number): TokenDraft => ({
  symbol,
  name,
  cap,
  price_cents: 42,
});
const plans: Partial<Record<DemoClubHandle, Plan>> = {
  'velvet-static': { token: token('VELV', 'Velvet', 100_000), each: 29, fan: 20, fan_buys: 70 },
  'paper-tigers': { token: token('TIGR', 'Tiger Paper', 50_000), each: 12, fan: 8, fan_buys: 0 },
  'third-kettle': { token: token('KETL', 'Kettle', 20_000), each: 9, fan: 4, fan_buys: 12 },
};

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const fan = (await listDemoPeople(platform.db)).find(({ role }) => role === 'fan')?.id;
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    const plan = plans[handle];
    // In one transaction a club: killed in between, the next start finds no token and begins it again.
    if (club !== undefined && plan !== undefined && fan !== undefined)
      await platform.db.transaction(async (tx) => {
        if ((await listTokens(tx, [club.id])).size === 0) await fill(platform, tx, { club, plan, fan });
      });
    progress(at + 1, demoClubs.length);
  }
}

/** The same platform some days ago. */
function ago(platform: Platform, days: number): Platform {
  const then = new Date(platform.clock.now().getTime() - Math.round(days * DAY_MS));
  return { ...platform, clock: { now: () => then } };
}

interface Filling {
  club: Club;
  plan: Plan;
  fan: string;
}

async function fill(platform: Platform, opened: Tx, { club, plan, fan }: Filling): Promise<void> {
  // Nobody is told of what is past.
  const tx: Tx = { query: opened.query, emit: opened.emit, afterCommit: () => {} };
  const by = club.owner_id;
  await makeToken(ago(platform, MADE_DAYS_AGO), tx, { club, draft: plan.token, by });
  const members = (await listMembersWithAge(tx, club.id))
    .filter(({ role }) => role === 'member')
    .map(({ user_id }) => user_id);
  const buyers = members.filter((id) => id !== fan).slice(0, BUYERS);
  await giveStakes(platform, tx, club, buyers);
  for (const [round, days] of rewardDays.entries()) {
    for (const [announced, price_cents] of prices)
      if (announced < (rewardDays[round - 1] ?? MADE_DAYS_AGO) && announced >= days)
        await announceFor(ago(platform, announced), tx, { club_id: club.id, price_cents, by });
    await giveRound(ago(platform, days), tx, { club, plan, fan, round, members });
    if (round === 2) await trade(ago(platform, days - 2), tx, { club, plan, fan, buyers });
  }
}

async function giveStakes(platform: Platform, tx: Tx, club: Club, buyers: readonly string[]): Promise<void> {
  await postTransfer(tx, {
    kind: 'adjustment',
    moves: buyers.map((id) => ({
      from: outside('demo'),
      to: userAccount(id),
      asset_id: 'credits',
      amount: STAKE,
    })),
    cause: { kind: 'adjustment', id: `demo-token-purses-${club.handle}` },
    club_id: club.id,
    actor_id: null,
    key: null,
    at: ago(platform, MADE_DAYS_AGO).clock.now(),
  });
}

async function giveRound(
  then: Platform,
  tx: Tx,
  {
    club,
    plan,
    fan,
    round,
    members,
  }: Omit<Filling, 'buyers'> & { round: number; members: readonly string[] },
): Promise<void> {
  await giveTokens(tx, {
    club_id: club.id,
    to: members.map((user_id, place) => ({
      user_id,
      amount: user_id === fan ? plan.fan : plan.each + ((place + round) % 5),
    })),
    kind: 'reward',
    cause: { kind: 'reward', id: `demo-tokens-${club.handle}-${round}` },
    actor_id: null,
    key: null,
    at: then.clock.now(),
  });
}

/** Bought by some, and passed on: the fan gets five from another fan and sends three. */
async function trade(
  then: Platform,
  tx: Tx,
  { club, plan, fan, buyers }: Filling & { buyers: readonly string[] },
): Promise<void> {
  const club_id = club.id;
  const expected_price_cents = plan.token.price_cents;
  for (const [place, user_id] of buyers.entries())
    await sellTokens(then, tx, { club_id, user_id, amount: 20 + 10 * place, expected_price_cents });
  if (plan.fan_buys > 0)
    await sellTokens(then, tx, { club_id, user_id: fan, amount: plan.fan_buys, expected_price_cents });
  const [friend = fan, other = fan] = buyers;
  if (friend === fan || other === fan) return;
  await passOn(then, tx, { club_id, from_id: friend, to_id: fan, amount: 5 });
  await passOn(then, tx, { club_id, from_id: fan, to_id: other, amount: 3 });
}
