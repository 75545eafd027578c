// Owns how the ledger names clubs: small cards of many at once; of a closed club nothing is left to name.
import type { LedgerClub } from '@stagepass/contract/ledger/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';

export type ClubRefs = (clubId: string | null) => LedgerClub | null;

/** Whoever paid a club knows of it: also a private or suspended one. */
export async function loadClubRefs(
  platform: Platform,
  db: Executor,
  ids: readonly (string | null)[],
): Promise<ClubRefs> {
  const known = ids.filter((id) => id !== null);
  const cards = await loadClubCards(platform, db, known, { suspended: true });
  return (clubId) => {
    const card = clubId === null ? undefined : cards.get(clubId);
    if (card === undefined) return null;
    const { id, handle, name, hue, picture } = card;
    return { id, handle, name, hue, picture };
  };
}
