// Owns what happens to a pool by itself: announced odds take over at their time, and what has run out or ended closes.
import { assert } from '@stagepass/base/assert.ts';
import { poolClosed, poolOpened } from '@stagepass/contract/gacha/events.ts';
import type { ClosedBecause } from '@stagepass/contract/gacha/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import {
  findPool,
  findSpent,
  listVersions,
  lockPoolAlone,
  updatePool,
  updateVersionClosed,
  updateVersionOpened,
} from './pools.store.ts';
import type { PoolRow, VersionRow } from './tables.ts';

/** In a transaction of its own; nothing happens where nothing is due. */
export async function turnPool(platform: Platform, poolId: string): Promise<void> {
  await platform.db.transaction((tx) => turnLocked(platform, tx, poolId));
}

/** Answers the pool as it is then, with its lock held alone. */
export async function turnLocked(
  platform: Pick<Platform, 'clock'>,
  tx: Tx,
  poolId: string,
): Promise<PoolRow | undefined> {
  await lockPoolAlone(tx, poolId);
  const pool = await findPool(tx, poolId);
  if (pool === undefined) return undefined;
  const now = platform.clock.now();
  const turned =
    pool.next_opens_at !== null && pool.next_opens_at <= now ? await openNext(tx, pool, now) : pool;
  const because = turned.state === 'open' ? await findSpent(tx, versionIdOf(turned), now) : undefined;
  return because === undefined ? turned : closeVersion(tx, turned, because, now);
}

/** The lock of the pool is held alone. */
export async function openNext(tx: Tx, pool: PoolRow, now: Date): Promise<PoolRow> {
  const versions = await listVersions(tx, [pool.version_id, pool.next_version_id]);
  const next = versions.get(pool.next_version_id ?? '');
  assert(next !== undefined, 'a pool has the version that it announces');
  const before = versions.get(pool.version_id ?? '');
  if (before?.closed_at === null)
    await updateVersionClosed(tx, before.id, { closed_at: now, closed_because: 'replaced' });
  await updateVersionOpened(tx, next.id, openedAt(next, now));
  const change = {
    state: 'open',
    version_id: next.id,
    next_version_id: null,
    next_opens_at: null,
    changed_at: now,
  } as const;
  await updatePool(tx, pool.id, change);
  await tx.emit(poolOpened, { pool_id: pool.id, club_id: pool.club_id, version: next.n });
  return { ...pool, ...change };
}

/** The first version may open before the time that it was announced for. */
function openedAt({ first, opens_at }: VersionRow, now: Date): { opened_at: Date; opens_at?: Date } {
  return first && now < opens_at ? { opened_at: now, opens_at: now } : { opened_at: now };
}

/** The lock of the pool is held alone. */
export async function closeVersion(
  tx: Tx,
  pool: PoolRow,
  because: ClosedBecause,
  now: Date,
): Promise<PoolRow> {
  const id = versionIdOf(pool);
  await updateVersionClosed(tx, id, { closed_at: now, closed_because: because });
  const change = {
    state: pool.next_version_id === null ? ('closed' as const) : ('announced' as const),
    changed_at: now,
  };
  await updatePool(tx, pool.id, change);
  const version = (await listVersions(tx, [id])).get(id);
  await tx.emit(poolClosed, {
    pool_id: pool.id,
    club_id: pool.club_id,
    version: version?.n ?? 0,
    because,
  });
  return { ...pool, ...change };
}

function versionIdOf({ version_id }: PoolRow): string {
  assert(version_id !== null, 'what is open is a version');
  return version_id;
}
