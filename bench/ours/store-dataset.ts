// Owns the store that purchases are measured in: one club, its fans with credits, a hundred items on sale.
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';
import { CLUB, fillClub, OWNER } from './club-dataset.ts';

export const LISTINGS = 100;
export const PRICE = 250;

/** A listing's name; its design's begins with d. */
export function listingOf(number: number): string {
  return `01890000-0000-7000-8000-b${number.toString(16).padStart(11, '0')}`;
}

export async function fillStore(db: Executor): Promise<void> {
  await fillClub(db);
  await db.query({
    text: `with designs as (
             insert into item_designs (id, club_id, name, quality, kind, edition_size, state, created_by, created_at, changed_at)
             select ('01890000-0000-7000-8000-d' || lpad(to_hex(n), 11, '0'))::uuid, $1, 'Poster', 'common', 'collectible', 1000000,
               'live', $2, now(), now() from generate_series(1, $3::int) n)
           insert into listings (id, club_id, kind, design_id, rank, price, state, created_by, created_at)
           select ('01890000-0000-7000-8000-b' || lpad(to_hex(n), 11, '0'))::uuid, $1, 'store',
             ('01890000-0000-7000-8000-d' || lpad(to_hex(n), 11, '0'))::uuid, 5, $4, 'open', $2, now()
           from generate_series(1, $3::int) n`,
    values: [CLUB, OWNER, LISTINGS, PRICE],
  });
  await db.query({ text: 'vacuum analyze' });
}
