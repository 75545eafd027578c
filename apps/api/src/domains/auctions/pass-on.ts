// Owns what a deleted account leaves in auctions: each lead passes to the next bidder who can pay, in one transaction.
import { leadPassedOn } from '@stagepass/contract/auctions/events.ts';
import { holdMany, lockSpenders, type Spender } from '#domains/ledger/public/hold-many.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import { mayMail } from '#platform/mail/may-mail.ts';
import type { Platform } from '#platform/platform.ts';
import { listLedBy, lockAuction, updateAuction } from './auctions.store.ts';
import { insertPassedOn, listNextBidders } from './bidders.store.ts';
import { endEarly, takeBack } from './bring-up-to-date.ts';
import { leadPassedOnLetter } from './letters.rules.ts';
import { type NextBidder, passLead } from './pass-on.rules.ts';
import { factsOf, laterOf, lotOf } from './rows.rules.ts';
import type { AuctionRow } from './tables.ts';
import { tellBids, tellChanged } from './tell.ts';

/** Beyond these nobody is asked: whoever is that far behind has long bid elsewhere. */
const MOST_ASKED = 20;

interface Left {
  row: AuctionRow;
  bidders: NextBidder[];
}

/**
 * All auctions first, by id, then all accounts at once: the order of every bid. Whoever is next and can pay leads, and their
 * maximum is held; where nobody can, the auction ends unsold, as one that nobody bid in.
 */
export async function passOnLeadsOf(platform: Platform, tx: Tx, userId: string): Promise<void> {
  const left: Left[] = [];
  for (const id of await listLedBy(tx, userId)) {
    const row = await lockAuction(tx, id);
    if (row?.leader_id !== userId || row.leader_hold_id === null) continue;
    const bidders = row.design_hidden
      ? []
      : await listNextBidders(tx, { auction_id: id, without: userId, limit: MOST_ASKED });
    left.push({ row, bidders });
  }
  if (left.length === 0) return;
  const user_ids = [userId, ...left.flatMap(({ bidders }) => bidders.map((bidder) => bidder.user_id))];
  const spenders = await lockSpenders(tx, { user_ids, kind: 'auction', at: platform.clock.now() });
  for (const one of left) await passOn(platform, tx, one, spenders);
}

async function passOn(
  platform: Platform,
  tx: Tx,
  { row, bidders }: Left,
  spenders: Map<string, Spender>,
): Promise<void> {
  const at = laterOf(platform.clock.now(), row.seen_at);
  const able = bidders.filter((bidder) => canHold(spenders.get(bidder.user_id), bidder.max));
  for (const [place, next] of able.entries()) {
    const hold_id = await holdInstead(tx, row, next, at);
    if (hold_id === null) continue;
    take(spenders, next);
    return lead(platform, tx, { row, next, runnerUp: able[place + 1], hold_id, at });
  }
  await endEarly(platform, tx, row);
  await takeBack(platform, tx, row, at);
}

function canHold(spender: Spender | undefined, amount: number): boolean {
  if (spender === undefined || spender.refused !== null || spender.free < amount) return false;
  return spender.left_of_limits === null || spender.left_of_limits >= amount;
}

/** What is held for one auction cannot be held for the next. */
function take(spenders: Map<string, Spender>, { user_id, max }: NextBidder): void {
  const spender = spenders.get(user_id);
  if (spender === undefined) return;
  const left = spender.left_of_limits;
  spenders.set(user_id, {
    ...spender,
    free: spender.free - max,
    left_of_limits: left === null ? null : left - max,
  });
}

/** Null where the ledger refuses: the next one is asked. A hold that is void already is passed over. */
async function holdInstead(tx: Tx, row: AuctionRow, next: NextBidder, at: Date): Promise<string | null> {
  const [placed] = await holdMany(tx, {
    void: row.leader_hold_id === null ? [] : [row.leader_hold_id],
    place: [{ user_id: next.user_id, amount: next.max, cause_id: row.id }],
    kind: 'auction',
    cause_kind: 'auction',
    club_id: row.club_id,
    at,
  });
  return placed?.hold_id ?? null;
}

interface Lead {
  row: AuctionRow;
  next: NextBidder;
  runnerUp: NextBidder | undefined;
  hold_id: string;
  at: Date;
}

async function lead(platform: Platform, tx: Tx, { row, next, runnerUp, hold_id, at }: Lead): Promise<void> {
  const { facts, rise } = passLead(factsOf(row), { next, runnerUp, now: at.getTime() });
  await insertPassedOn(tx, { auction_id: row.id, rise, at: row.ended_at ?? at });
  await updateAuction(tx, row.id, {
    price: facts.price,
    leader_id: facts.leader_id,
    leader_max: facts.leader_max,
    leader_hold_id: hold_id,
    rises: facts.rises,
    ends_at: new Date(facts.ends_at),
    passed_on: row.passed_on + 1,
    seen_at: at,
  });
  const ends_at = new Date(facts.ends_at);
  const led = { user_id: next.user_id, amount: rise.amount, held_cents: next.max };
  await tx.emit(leadPassedOn, { ...lotOf(row), ...led, ends_at: ends_at.toISOString() });
  const person = await findPerson(tx, { id: next.user_id });
  // People of the demo world have no mailbox.
  if (person?.email_verified === true && !person.demo && person.email !== null) {
    const asked = { user_id: next.user_id, kind: 'auction-lead', club_id: row.club_id } as const;
    const terms = await mayMail.read()(platform, tx, asked);
    const words = { ...led, to: person.email, title: row.title, auction_id: row.id, ends_at };
    if (terms !== null)
      await platform.mail.send(tx, { ...leadPassedOnLetter(platform.config.origin, words), ...terms });
  }
  tx.afterCommit(() => {
    tellBids(platform, { row, facts, rises: [rise], outbid: null, at });
    // Whoever leads now has other buttons than before.
    tellChanged(platform, row.id, facts.state);
  });
}
