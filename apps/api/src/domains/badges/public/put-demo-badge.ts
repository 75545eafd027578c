// Owns the demo world's badges that later rows hand out, such as a station's: a club's own, of one stage.
import type { BadgeInput } from '@stagepass/contract/badges/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertBadgeRow } from '../badges.store.ts';

/** Answers its id. */
export async function putDemoBadge(
  platform: Platform,
  tx: Executor,
  { look, ...badge }: BadgeInput & { club_id: string; created_by: string },
): Promise<string> {
  const id = newId(platform);
  const created_at = platform.clock.now();
  const plain = { stages: 1, of_achievement: false, retired_at: null };
  await insertBadgeRow(tx, { ...badge, ...look, ...plain, id, created_at });
  return id;
}
