// Owns the lots that the lines about bids are measured on: one club, its fans with credits, and auctions enough for a run.
import { leastStep } from '../../apps/api/src/domains/auctions/auction.rules.ts';
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';
import { CLUB, fillClub, OWNER } from './club-dataset.ts';
import { FANS, fanOf } from './ledger-dataset.ts';

const DESIGN = '01890000-0000-7000-8000-d0000000ffff';
export const START = 50;

/** With the least step each, an auction from 50 cents to $50,000 takes so many bids: then it is the next one's turn. */
export const AMOUNTS: readonly number[] = (() => {
  const amounts = [START];
  for (let last = START; last <= 5_000_000; last = amounts.at(-1) ?? last)
    amounts.push(last + leastStep(last));
  return amounts.slice(0, -1);
})();

export function lotOf(number: number): string {
  return `01890000-0000-7000-8000-a${number.toString(16).padStart(11, '0')}`;
}

export async function fillAuctions(db: Executor, lots: number): Promise<void> {
  await fillClub(db);
  await db.query({
    text: `insert into item_designs (id, club_id, name, quality, kind, state, created_by, created_at, changed_at)
           values ($1, $2, 'Setlist', 'rare', 'collectible', 'live', $3, now(), now())`,
    values: [DESIGN, CLUB, OWNER],
  });
  await putLots(db, { from: 1, to: lots });
  await db.query({ text: 'vacuum analyze' });
}

async function putLots(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  const ids = Array.from({ length: to - from + 1 }, (_, at) => lotOf(from + at));
  const same = <Value>(value: Value) => ids.map(() => value);
  await db.query({
    text: `select items_mint($1, $2, $3, $1, $4, 'auction', 'made', 'auction', null, false, 'escrowed', false, now())`,
    values: [ids, same(DESIGN), same(null), same(null)],
  });
  await db.query({
    text: `insert into auctions (id, club_id, design_id, item_id, title, start_amount, starts_at, ends_at, hard_end_at, state,
             seen_at, created_by, created_at)
           select i, $2, $3, i, 'A setlist', $4, now() - interval '1 hour', now() + interval '1 day', now() + interval '2 days',
             'live', now() - interval '1 hour', $5, now() from unnest($1::uuid[]) i`,
    values: [ids, CLUB, DESIGN, START, OWNER],
  });
}

/** A lot whose price has risen so often, cent by cent, with a leader whose money is held. */
export async function putLongLot(db: Executor, number: number, rises: number): Promise<void> {
  await putLots(db, { from: number, to: number });
  const leader = fanOf(FANS);
  const [id, price] = [lotOf(number), START + rises - 1];
  await db.query({
    text: `insert into auction_bids (auction_id, seq, user_id, amount, max_amount, automatic, at)
           select $1, n, ('01890000-0000-7000-8000-' || lpad(to_hex(1 + n % 9000), 12, '0'))::uuid, $2::int + n - 1, null, false,
             now() - interval '30 minutes' from generate_series(1, $3::int) n`,
    values: [id, START, rises],
  });
  const { rows } = await db.query<{ hold: string }>({
    text: `select hold from ledger_hold_many('{}', array[gen_random_uuid()], array[$1::uuid], array[$2::bigint], array[$3::text],
             'auction', 'credits', 'auction', $4, now(), '{}')`,
    values: [leader, price, id, CLUB],
  });
  await db.query({
    text: `update auctions set price = $2, leader_id = $3, leader_max = $2, leader_hold_id = $4, rises = $5, bid_count = $5
           where id = $1`,
    values: [id, price, leader, rows[0]?.hold, rises],
  });
}
