// Owns the end of a club's pools when it closes: nothing more is drawn; what was drawn stays, and can be redone by whoever drew it.
import type { Domain } from '#platform/domain.ts';
import { withdrawNext } from './actions/change-version.ts';
import { listLivePools } from './pools.store.ts';
import { openAll } from './sealed-seeds.ts';
import { listSealedOfClub, openSeeds } from './seeds.store.ts';
import { closeVersion, turnLocked } from './turn-pool.ts';

const SEEDS_IN_ONE_STEP = 1000;

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const now = platform.clock.now();
  for (const { id } of await listLivePools(tx, clubId)) {
    const pool = await turnLocked(platform, tx, id);
    if (pool === undefined) continue;
    const left = pool.next_version_id === null ? pool : await withdrawNext(tx, pool, now);
    if (left.state === 'open') await closeVersion(tx, left, 'club', now);
  }
  // Nobody can come back to open theirs.
  const sealed = await listSealedOfClub(tx, clubId, SEEDS_IN_ONE_STEP);
  await openSeeds(tx, openAll(platform, sealed), now);
  return sealed.length < SEEDS_IN_ONE_STEP ? 'settled' : 'waiting';
};
