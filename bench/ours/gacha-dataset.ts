// Owns the pool that the lines about draws are measured on: one club, its fans with credits and seeds, 24 designs of all tiers.
import { systemDice } from '@stagepass/base/dice.ts';
import { ITEM_QUALITIES } from '@stagepass/base/item-quality.ts';
import { sealSeed } from '../../apps/api/src/domains/gacha/sealed-seeds.ts';
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';
import { secretsFrom } from '../../apps/api/src/platform/secrets/root-key.ts';
import { CLUB, fillClub, OWNER } from './club-dataset.ts';
import { FANS, fanOf } from './ledger-dataset.ts';

export const POOL = '01890000-0000-7000-8000-c00000000002';
const VERSION = '01890000-0000-7000-8000-c00000000003';
export const PRICE = 120;
/** Both sides of a process border must open what the other sealed. */
export const benchSecrets = secretsFrom('a-root-for-the-bench-only-0123456789');

/** One Ultra Rare, two SS.Rare … as a set is made. */
const EDITIONS = [1, 2, 3, 4, 6, 8] as const;
export const DESIGNS = EDITIONS.reduce((sum, one) => sum + one, 0);

export function designOf(number: number): string {
  return `01890000-0000-7000-8000-d${number.toString(16).padStart(11, '0')}`;
}

export async function fillPool(db: Executor): Promise<void> {
  await fillClub(db);
  await db.query({
    text: `insert into spend_rules (user_id, birth_date, country, identified_at)
           select ('01890000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '1990-01-01', 'DE', now()
           from generate_series(1, $1::int) n`,
    values: [FANS],
  });
  await fillVersion(db);
  await fillSeeds(db);
  await db.query({ text: 'analyze' });
}

async function fillVersion(db: Executor): Promise<void> {
  const qualities = ITEM_QUALITIES.flatMap(({ key }, at) =>
    Array.from({ length: EDITIONS[at] ?? 0 }, () => key),
  );
  const ids = qualities.map((_, at) => designOf(at + 1));
  await db.query({
    text: `insert into item_designs (id, club_id, name, quality, kind, edition_size, state, created_by, created_at, changed_at)
           select id, $1, 'Item', quality, 'collectible', 1000000, 'live', $2, now(), now()
           from unnest($3::uuid[], $4::text[]) d(id, quality)`,
    values: [CLUB, OWNER, ids, qualities],
  });
  await db.query({
    text: `insert into gacha_pools (id, club_id, name, state, version_id, created_by, created_at, changed_at)
           values ($1, $2, 'Tour Tin II', 'open', $3, $4, now(), now())`,
    values: [POOL, CLUB, VERSION, OWNER],
  });
  const entries = qualities.map((quality, at) => ({ design_id: ids[at], quality, weight: 1 }));
  await db.query({
    text: `insert into gacha_versions (id, pool_id, n, first, price, asset_id, entries, design_ids, announced_at, opens_at, opened_at)
           values ($1, $2, 1, true, $3, 'credits', $4, $5, now(), now(), now())`,
    values: [VERSION, POOL, PRICE, JSON.stringify(entries), ids],
  });
}

/** For each fan one in use and one sealed for later. */
async function fillSeeds(db: Executor): Promise<void> {
  const platform = { clock: { now: () => new Date() }, dice: systemDice, secrets: benchSecrets };
  const seeds = Array.from({ length: 2 * FANS }, () => sealSeed(platform));
  const fans = seeds.map((_, at) => fanOf(1 + (at % FANS)));
  await db.query({
    text: `insert into gacha_seeds (id, pool_id, user_id, hash, sealed, made_at, client_seed, bound_at)
           select s.id, $1, s.fan, s.hash, s.sealed, now(), case when s.at <= $6 then 'word' end, case when s.at <= $6 then now() end
           from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[]) with ordinality s(id, fan, hash, sealed, at)`,
    values: [POOL, seeds.map((s) => s.id), fans, seeds.map((s) => s.hash), seeds.map((s) => s.sealed), FANS],
  });
  await db.query({
    text: `insert into gacha_fans (pool_id, user_id, seed_id, next_seed_id)
           select $1, fan, seed, next from unnest($2::uuid[], $3::uuid[], $4::uuid[]) f(fan, seed, next)`,
    values: [
      POOL,
      fans.slice(0, FANS),
      seeds.slice(0, FANS).map((s) => s.id),
      seeds.slice(FANS).map((s) => s.id),
    ],
  });
}
