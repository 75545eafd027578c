// Owns the copies that an achievement promises: set aside when it is published, given back to the club when it is retired.
import type { ItemPlace } from '@stagepass/contract/items/shapes.ts';
import { keepCopies, releaseKept } from '#domains/items/public/kept-in-place.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import type { StageRow } from './tables.ts';

export function placeOf(achievementId: string): ItemPlace {
  return { kind: 'achievement', id: achievementId };
}

type Promised = Pick<StageRow, 'achievement_id' | 'design_id' | 'total' | 'given'>;

/** In the order of designs, as everybody locks them. */
function inOrder(stages: readonly Promised[]): readonly Promised[] {
  return stages.toSorted((one, other) => ((one.design_id ?? '') < (other.design_id ?? '') ? -1 : 1));
}

/** Fails as a mint does where the edition has not so many left. */
export async function setAside(platform: Platform, tx: Tx, stages: readonly Promised[]): Promise<void> {
  const at = platform.clock.now();
  for (const { achievement_id, design_id, total } of inOrder(stages))
    if (design_id !== null && total !== null)
      await keepCopies(platform, tx, {
        design_id,
        count: total,
        place: placeOf(achievement_id),
        origin: 'grant',
        at,
      });
}

export async function giveBack(platform: Platform, tx: Tx, stages: readonly Promised[]): Promise<void> {
  const at = platform.clock.now();
  for (const { achievement_id, design_id, total, given } of inOrder(stages))
    if (design_id !== null && total !== null)
      await releaseKept(tx, { place: placeOf(achievement_id), design_id, limit: total - given, at });
}
