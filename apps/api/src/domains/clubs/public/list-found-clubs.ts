// Owns the lists of clubs that everybody may find, for the fronts: the liveliest, or the newest.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { listPublicClubs } from '../clubs.store.ts';
import { presentClub } from './present-club.ts';

export async function listFoundClubs(
  platform: Platform,
  tx: Executor,
  { limit, ...list }: { sort: 'new' | 'trending'; category: Interest | undefined; limit: number },
): Promise<ClubCard[]> {
  const clubs = await listPublicClubs(tx, list, { limit });
  return clubs.map((club) => presentClub(platform, club));
}
