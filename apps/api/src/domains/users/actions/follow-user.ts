// Owns the beginning and the end of a follow; the counts change with the row, exactly once.
import { followRefused, listFull, ownAccount } from '@stagepass/contract/users/errors.ts';
import { userFollowed } from '@stagepass/contract/users/events.ts';
import type { Relation } from '@stagepass/contract/users/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadProfileFor, loadProfileToUndo, loadStanding } from '../access.ts';
import { changeFollowCounts, deleteFollow, findFollowCounts, insertFollow } from '../follows.store.ts';
import { MOST_FOLLOWED } from '../lists.rules.ts';
import { lockPair } from '../pairs.store.ts';
import { canFollow } from '../policy.ts';
import { relationOf } from '../views.ts';

export async function followUser(platform: Platform, actor: Actor, idOrName: string): Promise<Relation> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const { profile } = await loadProfileFor(actor, tx, idOrName);
    if (profile.id === user_id) fail(ownAccount);
    await lockPair(tx, user_id, profile.id);
    // Asked again behind the lock: a block may have come meanwhile.
    const standing = await loadStanding(actor, tx, profile.id);
    if (standing?.following === true) return relationOf(standing);
    if (!canFollow(actor, profile, standing)) fail(followRefused);
    if ((await findFollowCounts(tx, user_id)).following >= MOST_FOLLOWED) fail(listFull);
    const follow = { follower_id: user_id, followed_id: profile.id };
    if (await insertFollow(tx, { ...follow, created_at: platform.clock.now() })) {
      await changeFollowCounts(tx, follow, 1);
      await tx.emit(userFollowed, follow);
    }
    return relationOf(await loadStanding(actor, tx, profile.id));
  });
}

export async function unfollowUser(platform: Platform, actor: Actor, idOrName: string): Promise<Relation> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const { profile } = await loadProfileToUndo(actor, tx, idOrName);
    const follow = { follower_id: user_id, followed_id: profile.id };
    if (await deleteFollow(tx, follow)) await changeFollowCounts(tx, follow, -1);
    return relationOf(await loadStanding(actor, tx, profile.id));
  });
}
