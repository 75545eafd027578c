// Owns that posts for a tier or for subscribers which a member was shown whole are counted by whoever has to know what those were used for.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { countOpened, type Opened } from '#domains/memberships/public/opened-slot.ts';
import type { Platform } from '#platform/platform.ts';
import { listShownByIds } from './shown-posts.store.ts';
import type { ShownPostRow } from './tables.ts';

const anyPlan: ConditionTree = { kind: 'subscription', plan_ids: [] };

/** Answers what may be shown: read anew where the tier went with a refund between the reading and the counting. */
export async function tellOpened(
  platform: Platform,
  viewerId: string | null,
  rows: readonly ShownPostRow[],
): Promise<readonly ShownPostRow[]> {
  if (viewerId === null) return rows;
  const opened = rows.flatMap((row): readonly (Opened & { id: string })[] => {
    const { id, sealed, audience, my_role, author_id, club_id, tier_rank } = row;
    if (sealed || my_role !== 'member' || author_id === viewerId) return [];
    if (audience === 'subscribers') return [{ id, club_id, condition: anyPlan }];
    return audience === 'tier' && tier_rank !== null ? [{ id, club_id, tier_rank }] : [];
  });
  if (opened.length === 0 || (await countOpened.read()(platform, platform.db, viewerId, opened))) return rows;
  const ids = opened.map(({ id }) => id);
  const now = new Map((await listShownByIds(platform.db, viewerId, ids)).map((row) => [row.id, row]));
  return rows.flatMap((row) => (ids.includes(row.id) ? (now.get(row.id) ?? []) : [row]));
}
