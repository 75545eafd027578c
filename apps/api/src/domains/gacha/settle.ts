// Owns the end of a club's pools when it closes: nothing more is drawn; what was drawn, and its proofs, stay.
import type { Domain } from '#platform/domain.ts';
import { withdrawNext } from './actions/change-version.ts';
import { listLivePools } from './pools.store.ts';
import { closeVersion, turnLocked } from './turn-pool.ts';

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const now = platform.clock.now();
  for (const { id } of await listLivePools(tx, clubId)) {
    const pool = await turnLocked(platform, tx, id);
    if (pool === undefined) continue;
    const left = pool.next_version_id === null ? pool : await withdrawNext(tx, pool, now);
    if (left.state === 'open') await closeVersion(tx, left, 'club', now);
  }
  return 'settled';
};
