// Owns which badges stand first on somebody's profile.
import { badgeNotYours } from '@stagepass/contract/badges/errors.ts';
import { MOST_PINS } from '@stagepass/contract/badges/kinds.ts';
import type { HeldBadge } from '@stagepass/contract/badges/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listHeld, listHoldings, setPins } from '../holders.store.ts';
import { presentHeld } from '../views.ts';

export async function setPinnedBadges(
  platform: Platform,
  actor: Actor,
  badgeIds: readonly string[],
): Promise<HeldBadge[]> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const own = await listHoldings(tx, user_id, badgeIds.filter(isId));
    if (own.length !== badgeIds.length) fail(badgeNotYours);
    await setPins(tx, user_id, badgeIds);
    const pinned = await listHeld(tx, { user_id, pinned: true, limit: MOST_PINS });
    return presentHeld(
      platform,
      tx,
      pinned.sort((one, other) => (one.pinned ?? 0) - (other.pinned ?? 0)),
    );
  });
}
