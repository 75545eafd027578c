// Owns which tier somebody has now, until when, and whether another grant would give them more.
import type { TierMark } from '@stagepass/contract/clubs/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listHeld } from '../tiers.store.ts';

/** The best tier that somebody has in a club. `until`: when the longest grant of it ends; null for good. */
export interface HeldTier {
  club_id: string;
  rank: number;
  name: string;
  until: Date | null;
}

/** By the club's id; a club where the person has none is left out. */
export async function listHeldTiers(
  tx: Executor,
  of: { user_id: string; club_ids: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, HeldTier>> {
  const rows = of.club_ids.length === 0 ? [] : await listHeld(tx, of);
  return new Map(rows.map((row) => [row.club_id, row]));
}

/** A higher tier is a gain, and so is the same one for longer than it lasts now. */
export function isGain(
  held: Pick<HeldTier, 'rank' | 'until'> | undefined,
  { rank }: Pick<TierMark, 'rank'>,
  until: Date | null,
): boolean {
  if (held === undefined || rank > held.rank) return true;
  if (rank < held.rank || held.until === null) return false;
  return until === null || until > held.until;
}
