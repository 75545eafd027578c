// Owns this domain's part of the demo world: running auctions with their bids, one ending within the hour, and how past ones ended.
import { assert } from '@stagepass/base/assert.ts';
import { type Dice, seededDice } from '@stagepass/base/dice.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { type DemoClubHandle, demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listDemoDesigns } from '#domains/items/public/list-demo-designs.ts';
import { outside, userAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { putUp } from './actions/manage-auction.ts';
import { nextAmount } from './auction.rules.ts';
import { countOfClub, lockAuction } from './auctions.store.ts';
import { endEarly, settleClosed } from './bring-up-to-date.ts';
import { type DemoLot, demoLots } from './demo-lots.data.ts';
import { factsOf } from './rows.rules.ts';
import { writeBids } from './write-bids.ts';

const HOUR_MS = 3_600_000;
const BIDDERS = 9;
const STAKE = 400_00;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const people = await listDemoPeople(platform.db);
  const fan = people.find(({ role }) => role === 'fan')?.id;
  // Whoever signs in as one finds no purse of the demo world among their own money.
  const accounts = new Set(people.flatMap(({ role, id }) => (role === undefined ? [] : [id])));
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    const lots = demoLots[handle];
    // In one transaction a club: killed in between, the next start finds it empty and begins it again.
    if (club !== undefined && fan !== undefined && lots !== undefined)
      await platform.db.transaction(async (tx) => {
        if ((await countOfClub(tx, club.id)) === 0)
          await putUpAll(platform, silent(tx), { club, handle, fan, accounts, lots });
      });
    progress(at + 1, demoClubs.length);
  }
}

/** Nobody watches what is past. */
function silent(tx: Tx): Tx {
  return { query: tx.query, emit: tx.emit, afterCommit: () => {} };
}

/** The same platform at another time. */
function at(platform: Platform, hours: number): Platform {
  const then = new Date(platform.clock.now().getTime() + hours * HOUR_MS);
  return { ...platform, clock: { now: () => then } };
}

interface Sale {
  club: Club;
  handle: DemoClubHandle;
  fan: string;
  accounts: ReadonlySet<string>;
  lots: readonly DemoLot[];
}

async function putUpAll(platform: Platform, tx: Tx, sale: Sale): Promise<void> {
  const { club, handle, fan, accounts, lots } = sale;
  const designs = await listDemoDesigns(tx, club.id);
  const dice = seededDice(`stagepass-auctions-${handle}`);
  const members = await listMembersWithAge(tx, club.id);
  const bidders = members
    .flatMap(({ role, user_id }) => (role === 'member' && !accounts.has(user_id) ? [user_id] : []))
    .slice(0, BIDDERS);
  await giveStakes(platform, tx, club, bidders);
  // The past first: numbers of copies and times of bids then go the same way.
  for (const lot of lots.toSorted((a, b) => a.ends_h - b.ends_h)) {
    const design = designs.get(lot.design);
    assert(design !== undefined, `the demo world has no design ${lot.design}`);
    const begins = at(platform, Math.min(lot.starts_h, 0));
    const id = await putUp(begins, tx, {
      design_id: design.id,
      club_id: club.id,
      by: club.owner_id,
      title: lot.title,
      story: lot.story,
      start_amount: lot.start,
      reserve_cents: lot.reserve ?? null,
      buy_now_cents: lot.buy_now ?? null,
      starts_at: at(platform, lot.starts_h).clock.now().toISOString(),
      ends_at: at(platform, lot.ends_h).clock.now().toISOString(),
    });
    await bidAll(platform, tx, { id, lot, fan, bidders, dice });
    if (lot.ends_h < 0) await end(at(platform, lot.ends_h), tx, id);
  }
}

/** One transfer for all of them: nobody signs in as these fans. The demo fan pays with what they topped up. */
async function giveStakes(platform: Platform, tx: Tx, club: Club, bidders: readonly string[]): Promise<void> {
  await postTransfer(tx, {
    kind: 'adjustment',
    moves: bidders.map((id) => ({
      from: outside('demo'),
      to: userAccount(id),
      asset_id: 'credits',
      amount: STAKE,
    })),
    cause: { kind: 'adjustment', id: `demo-stakes-${club.handle}` },
    club_id: club.id,
    actor_id: null,
    key: null,
    at: at(platform, -60 * 24).clock.now(),
  });
}

interface Bidding {
  id: string;
  lot: DemoLot;
  fan: string;
  bidders: readonly string[];
  dice: Dice;
}

async function bidAll(platform: Platform, tx: Tx, { id, lot, fan, bidders, dice }: Bidding): Promise<void> {
  const lasts_h = Math.min(lot.ends_h, -0.05) - lot.starts_h;
  for (let turn = 0; turn < lot.bids; turn += 1) {
    const last = turn === lot.bids - 1;
    // The fan bids last where they lead, otherwise some bids before the end.
    const mine = lot.fan === 'outbid' ? turn === lot.bids - 3 : lot.fan !== undefined && last;
    const row = await lockAuction(tx, id);
    if (row === undefined) return;
    const user_id = mine ? fan : (bidders[(turn * 5 + dice.int(3)) % bidders.length] ?? fan);
    if (user_id === row.leader_id) continue;
    const next = nextAmount(factsOf(row));
    const amount = next + (dice.int(4) === 0 ? 0 : dice.int(8) * 50);
    const ready = mine && lot.fan !== 'outbid' ? Math.max(amount, row.leader_max ?? 0) + 2000 : amount;
    const max = !mine && dice.int(3) === 0 ? amount + dice.int(12) * 100 : ready;
    const then = at(platform, lot.starts_h + (lasts_h * (turn + 1)) / (lot.bids + 1));
    const idempotency = {
      user_id,
      endpoint: 'POST /auctions/:id/bids',
      key: `demo-${id}-${turn}`,
      body_hash: 'demo',
    };
    const calls = [{ user_id, amount, max, idempotency }];
    await writeBids(then, tx, { auctionId: id, calls, learned: { unpaid: new Map(), look_first: false } });
  }
}

async function end(then: Platform, tx: Tx, id: string): Promise<void> {
  const row = await lockAuction(tx, id);
  if (row === undefined) return;
  await endEarly(then, tx, row);
  await settleClosed(then, tx, id);
}
