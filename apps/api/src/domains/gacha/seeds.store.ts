// Owns the SQL of seeds and of how a fan stands in a pool.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { SeedRow } from './tables.ts';

export interface NewSeed {
  readonly id: string;
  readonly hash: string;
  readonly sealed: string;
  readonly made_at: Date;
}

export interface FanStanding {
  seed_id: string | null;
  hash: string | null;
  sealed: string | null;
  client_seed: string | null;
  nonce: number;
  pity: number;
  next_seed_id: string;
  next_hash: string;
}

const columns = `f.seed_id, s.hash, s.sealed, s.client_seed, f.nonce, f.pity, f.next_seed_id, n.hash as next_hash`;
const from = `gacha_fans f left join gacha_seeds s on s.id = f.seed_id join gacha_seeds n on n.id = f.next_seed_id
  where f.pool_id = $1 and f.user_id = $2`;

const standing = prepared<FanStanding>('gacha-fan', `select ${columns} from ${from}`);
const locked = prepared<FanStanding>(
  'gacha-fan-lock',
  `select ${columns} from ${from} for no key update of f`,
);

export interface FanKey {
  readonly pool_id: string;
  readonly user_id: string;
}

export async function findFan(tx: Executor, key: FanKey): Promise<FanStanding | undefined> {
  return (await standing(tx, [key.pool_id, key.user_id]))[0];
}

export async function lockFan(tx: Executor, key: FanKey): Promise<FanStanding | undefined> {
  return (await locked(tx, [key.pool_id, key.user_id]))[0];
}

const today = prepared<{ drawn: number }>(
  'gacha-today',
  'select drawn from gacha_days where user_id = $1 and day = $2::date',
);

export async function findDrawnToday(tx: Executor, userId: string, day: string): Promise<number> {
  return (await today(tx, [userId, day]))[0]?.drawn ?? 0;
}

const begin = prepared<never>(
  'gacha-fan-begin',
  `with seed as (
     insert into gacha_seeds (id, pool_id, user_id, hash, sealed, made_at)
     select $3, $1, $2, $4, $5, $6 where not exists (select from gacha_fans where pool_id = $1 and user_id = $2)
     returning id)
   insert into gacha_fans (pool_id, user_id, next_seed_id) select $1, $2, id from seed`,
);

/** Seals the first number of a fan. Of two at once, one fails on the key of the row: the other's is the fan's. */
export async function insertFan(tx: Executor, key: FanKey, seed: NewSeed): Promise<void> {
  await begin(tx, [key.pool_id, key.user_id, seed.id, seed.hash, seed.sealed, seed.made_at]);
}

const change = prepared<never>(
  'gacha-seed-change',
  `with opened as (
     update gacha_seeds set server_seed = $3, sealed = null, revealed_at = $4
     where id = $5::uuid returning id),
   bound as (update gacha_seeds set client_seed = $6, bound_at = $4 where id = $7 returning id),
   sealed as (
     insert into gacha_seeds (id, pool_id, user_id, hash, sealed, made_at) values ($8, $1, $2, $9, $10, $4) returning id)
   update gacha_fans f set seed_id = bound.id, next_seed_id = sealed.id, nonce = 0
   from bound, sealed where f.pool_id = $1 and f.user_id = $2`,
);

export interface SeedChange {
  /** What was in use, and is opened with this. */
  readonly opened: { readonly id: string; readonly server_seed: string } | undefined;
  readonly bound: { readonly id: string; readonly client_seed: string };
  readonly next: NewSeed;
  readonly at: Date;
}

/** Opens the old, binds the fan's own to the one that was shown, and seals a further one: in one statement. */
export async function updateSeed(tx: Executor, key: FanKey, given: SeedChange): Promise<void> {
  const { opened, bound, next, at } = given;
  await change(tx, [
    key.pool_id,
    key.user_id,
    opened?.server_seed ?? null,
    at,
    opened?.id ?? null,
    bound.client_seed,
    bound.id,
    next.id,
    next.hash,
    next.sealed,
  ]);
}

const ofUser = prepared<SeedRow & { draws: number }>(
  'gacha-seeds-of-user',
  `select s.*, (select count(*) from gacha_draws d where d.seed_id = s.id)::int as draws
   from gacha_seeds s where s.user_id = $1 order by s.made_at, s.client_seed is null, s.id`,
);

export async function listSeedsOf(tx: Executor, userId: string): Promise<(SeedRow & { draws: number })[]> {
  return ofUser(tx, [userId]);
}

/** Of a club's pools: seeds that draws were made with and that are sealed still. */
export async function listSealedOfClub(
  tx: Executor,
  clubId: string,
  limit: number,
): Promise<{ id: string; sealed: string }[]> {
  const { rows } = await tx.query<{ id: string; sealed: string }>({
    text: `select s.id, s.sealed from gacha_seeds s join gacha_pools p on p.id = s.pool_id
           where p.club_id = $1 and s.sealed is not null and exists (select from gacha_draws d where d.seed_id = s.id)
           order by s.id limit $2`,
    values: [clubId, limit],
  });
  return rows;
}

/** Opened without another in their place: nobody draws with them any more. */
export async function openSeeds(
  tx: Executor,
  seeds: readonly { id: string; server_seed: string }[],
  at: Date,
): Promise<void> {
  await tx.query({
    text: `update gacha_seeds s set server_seed = w.server_seed, sealed = null, revealed_at = $3
           from unnest($1::uuid[], $2::text[]) w(id, server_seed) where s.id = w.id`,
    values: [seeds.map(({ id }) => id), seeds.map(({ server_seed }) => server_seed), at],
  });
}
