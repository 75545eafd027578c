// Owns which badges achievements give for paid chance or bids, for conditions that may not ask for those.
import { isBadgeOnly } from '@stagepass/contract/achievements/kinds.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listCountersOf } from './achievements.store.ts';

/** In the order of the arguments. */
export async function areBadgeOnly(tx: Executor, args: readonly { badge_id: string }[]): Promise<boolean[]> {
  const found = await listCountersOf(tx, args.map(({ badge_id }) => badge_id).filter(isId));
  const only = new Set(found.filter(({ counter }) => isBadgeOnly(counter)).map(({ badge_id }) => badge_id));
  return args.map(({ badge_id }) => only.has(badge_id));
}
