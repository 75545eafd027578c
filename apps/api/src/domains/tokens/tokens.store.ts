// Owns the SQL of tokens, their prices and their supply by days.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { PricedToken, PriceRow, SupplyRow, TokenRow } from './tables.ts';

const priced = prepared<PricedToken>(
  'tokens-priced',
  `select t.*, p.price, n.price as next_price, n.effective_at as next_from from tokens t
   join lateral (select price from token_prices where club_id = t.club_id and effective_at <= $2
     order by effective_at desc limit 1) p on true
   left join lateral (select price, effective_at from token_prices where club_id = t.club_id and effective_at > $2
     order by effective_at limit 1) n on true
   where t.club_id = any ($1::uuid[])`,
);

export async function findPricedToken(
  tx: Executor,
  clubId: string,
  at: Date,
): Promise<PricedToken | undefined> {
  return (await priced(tx, [[clubId], at]))[0];
}

const byClubs = prepared<TokenRow>(
  'tokens-by-clubs',
  'select * from tokens where club_id = any ($1::uuid[])',
);

export async function listTokens(
  tx: Executor,
  clubIds: readonly string[],
): Promise<ReadonlyMap<string, TokenRow>> {
  if (clubIds.length === 0) return new Map();
  return new Map((await byClubs(tx, [clubIds])).map((row) => [row.club_id, row]));
}

const ofMember = prepared<TokenRow>(
  'tokens-of-member',
  `select t.* from member_standing m join tokens t on t.club_id = m.club_id where m.user_id = $1
   order by t.symbol limit $2`,
);

/** Of the clubs that somebody is a member of. */
export function listTokensOfMember(
  tx: Executor,
  { user_id, limit }: { user_id: string; limit: number },
): Promise<TokenRow[]> {
  return ofMember(tx, [user_id, limit]);
}

const lockOne = prepared<{ club_id: string }>(
  'tokens-lock',
  'select club_id from tokens where club_id = $1 for no key update',
);

/** Held until the transaction ends: purchases, gifts of the club and prices of a token go one after the other. */
export async function lockToken(tx: Executor, clubId: string): Promise<boolean> {
  return (await lockOne(tx, [clubId])).length === 1;
}

export async function insertToken(
  tx: Executor,
  row: Omit<TokenRow, 'given_out' | 'promised'> & { price: number },
): Promise<void> {
  await tx.query({
    text: 'insert into tokens (club_id, symbol, name, cap, created_at) values ($1, $2, $3, $4, $5)',
    values: [row.club_id, row.symbol, row.name, row.cap, row.created_at],
  });
  await insertPrice(tx, {
    club_id: row.club_id,
    price: row.price,
    effective_at: row.created_at,
    announced_at: row.created_at,
  });
}

export async function insertPrice(
  tx: Executor,
  row: PriceRow & { club_id: string; announced_at: Date },
): Promise<void> {
  await tx.query({
    text: 'insert into token_prices (club_id, price, effective_at, announced_at) values ($1, $2, $3, $4)',
    values: [row.club_id, row.price, row.effective_at, row.announced_at],
  });
}

/** Answers whether one was announced. */
export async function removeNextPrice(tx: Executor, clubId: string, now: Date): Promise<boolean> {
  const { count } = await tx.query({
    text: 'delete from token_prices where club_id = $1 and effective_at > $2',
    values: [clubId, now],
  });
  return count > 0;
}

const giveOut = prepared<{ given_out: number }>(
  'tokens-give-out',
  `with given as (
     update tokens set given_out = given_out + $2 where club_id = $1 and given_out + promised + $2 <= cap returning given_out
   )
   insert into token_days as d (club_id, day, given_out) select $1, $3::date, g.given_out from given g
   on conflict (club_id, day) do update set given_out = excluded.given_out returning given_out`,
);

/** Counts so many as given out on this day; false, and nothing counted, where the cap has no room beside what is promised. */
export async function updateGivenOut(
  tx: Executor,
  of: { club_id: string; amount: number; at: Date },
): Promise<boolean> {
  return (await giveOut(tx, [of.club_id, of.amount, of.at.toISOString().slice(0, 10)])).length === 1;
}

const pricesSince = prepared<PriceRow>(
  'tokens-prices-since',
  `select price, effective_at from token_prices where club_id = $1 and effective_at <= $3
     and effective_at >= coalesce((select max(effective_at) from token_prices where club_id = $1 and effective_at <= $2), $2)
   order by effective_at`,
);

/** Those in effect between two moments, with the one that was when they began. */
export function listPrices(tx: Executor, of: { club_id: string; from: Date; to: Date }): Promise<PriceRow[]> {
  return pricesSince(tx, [of.club_id, of.from, of.to]);
}

const supplySince = prepared<SupplyRow>(
  'tokens-supply-since',
  `select to_char(day, 'YYYY-MM-DD') as day, given_out from token_days where club_id = $1
     and day >= coalesce((select max(day) from token_days where club_id = $1 and day <= $2::date), $2::date)
   order by token_days.day`,
);

/** By days, with the last one before them. */
export function listSupply(tx: Executor, of: { club_id: string; from: string }): Promise<SupplyRow[]> {
  return supplySince(tx, [of.club_id, of.from]);
}

interface Supply {
  given_out: number;
  promised: number;
  balance: number;
}

const supply = prepared<Supply>(
  'tokens-supply',
  `select t.given_out, t.promised, coalesce(b.balance, 0) as balance from tokens t
   left join ledger_balances b on b.id = ledger_account_id('issuer', t.club_id::text, 'token:' || t.club_id)
   where t.club_id = $1`,
);

/** Both sides of the books in one look, so that they agree while people buy; the issuer's balance is zero or below. */
export async function readSupply(tx: Executor, clubId: string): Promise<Supply> {
  return (await supply(tx, [clubId]))[0] ?? { given_out: 0, promised: 0, balance: 0 };
}
