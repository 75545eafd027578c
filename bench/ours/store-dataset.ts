// Owns the store that purchases are measured in: one club, its fans with credits, a hundred items on sale.
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';
import { FANS, fanOf } from './ledger-dataset.ts';

export const CLUB = '01890000-0000-7000-8000-c00000000001';
export const LISTINGS = 100;
export const PRICE = 250;

/** A listing's name; its design's begins with d. */
export function listingOf(number: number): string {
  return `01890000-0000-7000-8000-b${number.toString(16).padStart(11, '0')}`;
}

/** Fans have their accounts in the ledger already. */
export async function fillStore(db: Executor): Promise<void> {
  const owner = fanOf(FANS + 1);
  await db.query({
    text: `insert into users (id, user_name, display_name, hue, created_at)
           select ('01890000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'bench_' || n, 'Fan', 1, now()
           from generate_series(1, $1::int + 1) n`,
    values: [FANS],
  });
  await db.query({
    text: `insert into clubs (id, handle, name, category, hue, visibility, join_policy, posting, modules, text_policy, owner_id,
             created_at) values ($1, 'bench-club', 'Bench', 'music', 1, 'public', 'open', 'staff', '[]', '{}', $2, now())`,
    values: [CLUB, owner],
  });
  await db.query({
    text: `insert into memberships (club_id, user_id, role, state, number, source, joined_at)
           select $1, ('01890000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'member', 'active', n, 'open', now()
           from generate_series(1, $2::int) n`,
    values: [CLUB, FANS],
  });
  await db.query({
    text: `with designs as (
             insert into item_designs (id, club_id, name, quality, kind, edition_size, state, created_by, created_at, changed_at)
             select ('01890000-0000-7000-8000-d' || lpad(to_hex(n), 11, '0'))::uuid, $1, 'Poster', 'common', 'collectible', 1000000,
               'live', $2, now(), now() from generate_series(1, $3::int) n)
           insert into listings (id, club_id, kind, design_id, rank, price, state, created_by, created_at)
           select ('01890000-0000-7000-8000-b' || lpad(to_hex(n), 11, '0'))::uuid, $1, 'store',
             ('01890000-0000-7000-8000-d' || lpad(to_hex(n), 11, '0'))::uuid, 5, $4, 'open', $2, now()
           from generate_series(1, $3::int) n`,
    values: [CLUB, owner, LISTINGS, PRICE],
  });
  await db.query({ text: 'vacuum analyze' });
}
