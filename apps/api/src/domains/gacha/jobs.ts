// Owns gacha's work beside requests: announced odds take over, what has run out closes, and draws are counted for the public page.
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { listDue, lockPoolAlone } from './pools.store.ts';
import { countUpTo, findLastSeq, insertSeal, listUncounted } from './tallies.store.ts';
import { turnPool } from './turn-pool.ts';

const AT_ONCE = 200;

export const turnDue: Job = {
  name: 'gacha.turn-due',
  cron: '* * * * *',
  run: async (platform, _payload, signal) => {
    for (const id of await listDue(platform.db, platform.clock.now(), AT_ONCE)) {
      if (signal.aborted) return;
      await turnPool(platform, id);
    }
  },
};

export const countDrawn: Job = {
  name: 'gacha.count-drawn',
  cron: '*/5 * * * *',
  run: async (platform, _payload, signal) => {
    for (const { version_id, pool_id } of await listUncounted(platform.db, AT_ONCE)) {
      if (signal.aborted) return;
      await countVersion(platform, { version_id, pool_id });
    }
  },
};

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
