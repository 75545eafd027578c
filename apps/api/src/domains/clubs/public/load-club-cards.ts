// Owns the way other domains get clubs' cards: many at once, in one query.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { listFacts } from '../clubs.store.ts';
import { presentClub } from './present-club.ts';

/**
 * By id; closed clubs are left out, and suspended ones unless they are asked for; private ones are not: whoever asks decides
 * about those.
 */
export async function loadClubCards(
  platform: Platform,
  tx: Executor,
  ids: readonly string[],
  { suspended = false }: { suspended?: boolean } = {},
): Promise<Map<string, ClubCard>> {
  if (ids.length === 0) return new Map();
  const clubs = await listFacts(tx, [...new Set(ids)]);
  const open = clubs.filter((club) => club.closed_at === null && (suspended || club.suspended_at === null));
  return new Map(open.map((club) => [club.id, presentClub(platform, club)]));
}
