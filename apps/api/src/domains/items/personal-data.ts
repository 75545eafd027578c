// Owns what of a person stands in items: handed out for their export, let go of when the account ends.
import type { Domain } from '#platform/domain.ts';
import { burnHeldBy, listAllOf } from './copies.store.ts';

const AT_ONCE = 1000;

export const exportUser: NonNullable<Domain['exportUser']> = async (platform, userId) => ({
  items: (await listAllOf(platform.db, userId)).map((row) => ({
    id: row.id,
    club_id: row.club_id,
    name: row.name,
    quality: row.quality,
    kind: row.kind,
    number: row.number,
    state: row.state,
    origin: row.origin,
    acquired_at: row.acquired_at.toISOString(),
  })),
});

/**
 * What they hold goes out of the world, with their number: nobody gets it. What was handed in stays where it has been,
 * under a row that names nobody any more. What is up for sale or in escrow was taken back by the later rows before.
 */
export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, userId, platform) => {
  const at = platform.clock.now();
  while ((await burnHeldBy(tx, { holder_id: userId, at, limit: AT_ONCE })) === AT_ONCE);
};
