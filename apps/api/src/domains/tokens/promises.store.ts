// Owns the SQL of tokens that are promised: in all on the token's row, and by whom. Whoever changes them holds the token's row.
import { type Executor, prepared } from '#platform/db/executor.ts';

/** What promises tokens of its club. */
export interface Promiser {
  readonly club_id: string;
  readonly kind: 'mission' | 'station' | 'campaign';
  readonly id: string;
}

type Promised = Promiser & { readonly amount: number };

const keyOf = ({ club_id, kind, id, amount }: Promised) => [club_id, kind, id, amount];

const promised = prepared<{ amount: number }>(
  'tokens-promised',
  'select amount from token_promises where club_id = $1 and place_kind = $2 and place_id = $3',
);

export async function findPromised(tx: Executor, { club_id, kind, id }: Promiser): Promise<number> {
  return (await promised(tx, [club_id, kind, id]))[0]?.amount ?? 0;
}

const add = prepared<{ amount: number }>(
  'tokens-promise',
  `with room as (
     update tokens set promised = promised + $4 where club_id = $1 and given_out + promised + $4 <= cap returning club_id
   )
   insert into token_promises as p (club_id, place_kind, place_id, amount) select club_id, $2, $3, $4 from room
   on conflict (club_id, place_kind, place_id) do update set amount = p.amount + excluded.amount returning amount`,
);

/** False, and nothing promised, where the cap has no room for all of them. */
export async function insertPromise(tx: Executor, of: Promised): Promise<boolean> {
  return (await add(tx, keyOf(of))).length === 1;
}

const less = `with less as (
     update token_promises set amount = amount - $4
     where club_id = $1 and place_kind = $2 and place_id = $3 and amount >= $4 returning club_id
   )`;

const withdraw = prepared<{ promised: number }>(
  'tokens-withdraw-promise',
  `${less} update tokens t set promised = promised - $4 from less where t.club_id = less.club_id returning t.promised`,
);

/** False where fewer are promised there. */
export async function removePromise(tx: Executor, of: Promised): Promise<boolean> {
  return (await withdraw(tx, keyOf(of))).length === 1;
}

const keep = prepared<{ given_out: number }>(
  'tokens-keep-promise',
  `${less}, given as (
     update tokens t set promised = promised - $4, given_out = given_out + $4 from less where t.club_id = less.club_id
     returning t.given_out
   )
   insert into token_days as d (club_id, day, given_out) select $1, $5::date, g.given_out from given g
   on conflict (club_id, day) do update set given_out = excluded.given_out returning given_out`,
);

/** Counts as given out on this day what was promised; false where fewer are. */
export async function updatePromiseKept(tx: Executor, of: Promised & { at: Date }): Promise<boolean> {
  return (await keep(tx, [...keyOf(of), of.at.toISOString().slice(0, 10)])).length === 1;
}
