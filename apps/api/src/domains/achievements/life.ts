// Owns how an achievement becomes live and ends, whoever asks for it: its badge, its back-fill, and copies that nobody got.
import { insertBadge, retireWrittenBadge } from '#domains/badges/public/write-badge.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { updateAchievement } from './achievements.store.ts';
import { GIVE_TO_EARLIER } from './jobs.ts';
import { giveBack } from './set-aside.ts';
import type { AchievementRow, StageRow } from './tables.ts';

/** With the club's lock held, or the site's. Deeds from before are given for by a job. */
export async function makeLive(
  platform: Platform,
  tx: Tx,
  row: AchievementRow,
  { stages, created_by }: { stages: number; created_by: string | null },
): Promise<AchievementRow> {
  const { club_id, name, description, look, hidden } = row;
  const badge = { club_id, name, description, look, stages, hidden, created_by };
  const badge_id = await insertBadge(platform, tx, badge);
  const changes = { state: 'live' as const, badge_id, published_at: platform.clock.now() };
  await updateAchievement(tx, row.id, changes);
  await platform.jobs.queue(tx, GIVE_TO_EARLIER, { achievement_id: row.id });
  return { ...row, ...changes };
}

/** With the club's lock held. */
export async function retire(
  platform: Platform,
  tx: Tx,
  row: AchievementRow,
  stages: readonly StageRow[],
): Promise<AchievementRow> {
  const changes = { state: 'retired' as const, retired_at: platform.clock.now() };
  await updateAchievement(tx, row.id, changes);
  await giveBack(platform, tx, stages);
  if (row.badge_id !== null) await retireWrittenBadge(tx, row.badge_id, changes.retired_at);
  return { ...row, ...changes };
}
