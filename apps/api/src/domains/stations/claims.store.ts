// Owns the SQL of claims: one taken out of what is left, who has how many, and the tokens that the site holds.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { ClaimRow } from './tables.ts';

const take = prepared<{ given: number }>(
  'stations-take',
  `update stations set given = given + 1
   where id = $1 and opened_at = $2 and state = 'open' and hidden_at is null and (total is null or given < total)
     and (opens_at is null or opens_at <= $3) and (closes_at is null or closes_at > $3)
   returning given`,
);

/**
 * One of those that are left, on the terms that the caller knows: those change only while it is closed, and `opened_at` with them.
 * False where none is left or it is over. Its row stays locked: whoever else claims here, or closes it, waits.
 */
export async function takeOne(
  tx: Executor,
  of: { station_id: string; opened_at: Date | null; now: Date },
): Promise<boolean> {
  return (await take(tx, [of.station_id, of.opened_at, of.now])).length === 1;
}

const insert = prepared<{ nth: number }>(
  'stations-insert-claim',
  `insert into station_claims (id, station_id, club_id, user_id, nth, title, item_id, paid, fee, transfer_id, until, tokens, at)
   select $1, $2, $3, $4, c.had + 1, $5, $6, $7, $8, $9, $10, $11, $12
   from (select count(*)::int as had from station_claims where station_id = $2 and user_id = $4) c
   where c.had < $13 returning nth`,
);

/** With the station's row locked. False where they had as many as they may. */
export async function insertClaim(
  tx: Executor,
  claim: Omit<ClaimRow, 'nth'>,
  perFan: number,
): Promise<boolean> {
  const { id, station_id, club_id, user_id, title, item_id, paid, fee, transfer_id, until, tokens, at } =
    claim;
  const row = [id, station_id, club_id, user_id, title, item_id, paid, fee, transfer_id, until, tokens, at];
  return (await insert(tx, [...row, perFan])).length === 1;
}

const mine = prepared<{ station_id: string; claims: number; claimed_at: Date }>(
  'stations-claims-of-user',
  `select station_id, count(*)::int as claims, max(at) as claimed_at from station_claims
   where station_id = any ($1::uuid[]) and user_id = $2 group by station_id`,
);

export interface OwnClaims {
  claims: number;
  claimed_at: Date;
}

/** How often somebody claimed at each of these stations, and when for the last time. */
export async function listOwnClaims(
  tx: Executor,
  stationIds: readonly string[],
  userId: string | null,
): Promise<ReadonlyMap<string, OwnClaims>> {
  if (userId === null || stationIds.length === 0) return new Map();
  const rows = await mine(tx, [stationIds, userId]);
  return new Map(rows.map(({ station_id, ...own }) => [station_id, own]));
}

export interface ClaimWithCopy extends ClaimRow {
  number: number | null;
  token: number | null;
}

const withCopy = `select c.*, i.number, t.token::int as token from station_claims c
   left join item_facts i on i.id = c.item_id left join station_tokens t on t.item_id = c.item_id`;

const oneById = prepared<ClaimWithCopy>('stations-claim-by-id', `${withCopy} where c.id = $1`);

export async function findClaim(tx: Executor, claimId: string): Promise<ClaimWithCopy | undefined> {
  return (await oneById(tx, [claimId]))[0];
}

const newestOf = prepared<ClaimWithCopy>(
  'stations-newest-claims-of-user',
  `${withCopy} where c.station_id = $1 and c.user_id = $2 order by c.at desc, c.nth desc limit 10`,
);

/** Newest first. */
export async function listClaimsOf(
  tx: Executor,
  of: { station_id: string; user_id: string },
): Promise<ClaimWithCopy[]> {
  return newestOf(tx, [of.station_id, of.user_id]);
}

export const byTime = keyset({ at: time, id });

/** Everybody's at one station, newest first. */
export async function listClaimsAt(
  tx: Executor,
  stationId: string,
  { after, limit }: PageOf<typeof byTime>,
): Promise<ClaimWithCopy[]> {
  const { rows } = await tx.query<ClaimWithCopy>({
    text: `select c.*, i.number, null::int as token from station_claims c left join item_facts i on i.id = c.item_id
      where c.station_id = $1 and ($2::timestamptz is null or (c.at, c.id) < ($2, $3::uuid))
      order by c.at desc, c.id desc limit $4`,
    values: [stationId, after?.at ?? null, after?.id ?? null, limit],
  });
  return rows;
}

/** All of one person's, for their own data. */
export async function listClaimsOfPerson(tx: Executor, userId: string): Promise<ClaimRow[]> {
  const { rows } = await tx.query<ClaimRow>({
    text: 'select * from station_claims where user_id = $1 order by at, id',
    values: [userId],
  });
  return rows;
}

/** What they got stays counted; that it was them does not. */
export async function removePersonFromClaims(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'update station_claims set user_id = null where user_id = $1', values: [userId] });
}

const putToken = prepared<{ token: number }>(
  'stations-insert-token',
  `insert into station_tokens (item_id, station_id, created_at) values ($1, $2, $3) returning token::int as token`,
);

/** The token of a copy, held by the site from now on. */
export async function insertToken(
  tx: Executor,
  of: { item_id: string; station_id: string; at: Date },
): Promise<void> {
  await putToken(tx, [of.item_id, of.station_id, of.at]);
}

const tokens = prepared<{ item_id: string; token: number }>(
  'stations-tokens-of-items',
  'select item_id, token::int as token from station_tokens where item_id = any ($1::uuid[])',
);

export async function listTokens(
  tx: Executor,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map();
  return new Map((await tokens(tx, [itemIds])).map(({ item_id, token }) => [item_id, token]));
}
