// Owns what of a person stands in clubs: the clubs they own go out with their export; offers to them go with them.
import type { Domain } from '#platform/domain.ts';
import { listOwned } from './clubs.store.ts';
import { deleteHandOversOf } from './hand-overs.store.ts';

export const exportUser: NonNullable<Domain['exportUser']> = async (platform, userId) => ({
  clubs: (await listOwned(platform.db, userId)).map((club) => ({
    handle: club.handle,
    name: club.name,
    tagline: club.tagline,
    description: club.description,
    house_rules: club.house_rules,
    links: club.links,
    created_at: club.created_at.toISOString(),
  })),
});

/** An account that owns a club is not deleted: it is handed over or closed before. */
export const eraseUser: NonNullable<Domain['eraseUser']> = (tx, userId) => deleteHandOversOf(tx, userId);
