// Owns the badges that other domains write: an achievement's own, and the site's.
import type { BadgeInput } from '@stagepass/contract/badges/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertBadgeRow, updateBadgeRow } from '../badges.store.ts';

interface NewBadge extends BadgeInput {
  /** Null for the site's own. */
  club_id: string | null;
  stages: number;
  created_by: string | null;
  /** False for one that other things may give too. */
  of_achievement?: boolean;
  /** Of a hidden achievement. */
  hidden?: boolean;
  /** Given where a later run has to find it again. */
  id?: string;
}

/** Answers its id. */
export async function insertBadge(platform: Platform, tx: Executor, badge: NewBadge): Promise<string> {
  const { look, id = newId(platform), of_achievement = true, ...rest } = badge;
  const created_at = platform.clock.now();
  await insertBadgeRow(tx, { ...rest, ...look, id, of_achievement, retired_at: null, created_at });
  return id;
}

export async function updateBadge(
  tx: Executor,
  id: string,
  { look, ...words }: BadgeInput & { stages: number },
): Promise<void> {
  await updateBadgeRow(tx, id, { ...words, ...look });
}

/** Nobody earns it any more; whoever has it keeps it. */
export async function retireWrittenBadge(tx: Executor, id: string, at: Date): Promise<void> {
  await updateBadgeRow(tx, id, { retired_at: at });
}
