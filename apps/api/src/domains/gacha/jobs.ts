// Owns gacha's work beside requests: announced odds take over, what has run out closes, and draws are counted for the public page.
import { dueItems } from '#platform/jobs/due-items.ts';
import type { Platform } from '#platform/platform.ts';
import { listDue, lockPoolAlone } from './pools.store.ts';
import { countUpTo, findLastSeq, insertSeal, listUncounted } from './tallies.store.ts';
import { turnPool } from './turn-pool.ts';

export const turnDue = dueItems({
  name: 'gacha.turn-due',
  lane: 'urgent',
  cron: '* * * * *',
  list: ({ db }, asked) => listDue(db, asked),
  each: turnPool,
});

export const countDrawn = dueItems({
  name: 'gacha.count-drawn',
  lane: 'background',
  cron: '*/5 * * * *',
  list: ({ db }, asked) => listUncounted(db, asked),
  key: ({ version_id }) => version_id,
  each: countVersion,
});

/** The pool waits only while the last number is read; counting goes on beside further draws. */
export async function countVersion(
  platform: Pick<Platform, 'db'>,
  { version_id, pool_id }: { version_id: string; pool_id: string },
): Promise<void> {
  const { db } = platform;
  const last = await db.transaction(async (tx) => {
    await lockPoolAlone(tx, pool_id);
    return findLastSeq(tx, version_id);
  });
  await insertSeal(db, version_id);
  await db.transaction((tx) => countUpTo(tx, version_id, last));
}

export const jobs = [turnDue, countDrawn];
