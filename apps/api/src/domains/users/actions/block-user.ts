// Owns blocks: they hold both ways, end follows between the two, and are taken back only by whoever made them.
import { listFull, ownAccount } from '@stagepass/contract/users/errors.ts';
import { userBlocked, userUnblocked } from '@stagepass/contract/users/events.ts';
import type { Relation } from '@stagepass/contract/users/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadProfileFor, loadProfileToUndo, loadStanding } from '../access.ts';
import { countBlocks, deleteBlock, insertBlock } from '../blocks.store.ts';
import { changeFollowCounts, deleteFollow } from '../follows.store.ts';
import { MOST_BLOCKED } from '../lists.rules.ts';
import { lockPair } from '../pairs.store.ts';
import { canBlock } from '../policy.ts';
import { relationOf } from '../views.ts';

export async function blockUser(platform: Platform, actor: Actor, idOrName: string): Promise<Relation> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const { profile } = await loadProfileFor(actor, tx, idOrName);
    if (!canBlock(actor, profile.id)) fail(ownAccount);
    await lockPair(tx, user_id, profile.id);
    if ((await countBlocks(tx, user_id)) >= MOST_BLOCKED) fail(listFull);
    const block = { blocker_id: user_id, blocked_id: profile.id };
    if (await insertBlock(tx, { ...block, created_at: platform.clock.now() })) {
      const both = [
        { follower_id: user_id, followed_id: profile.id },
        { follower_id: profile.id, followed_id: user_id },
      ];
      for (const follow of both) if (await deleteFollow(tx, follow)) await changeFollowCounts(tx, follow, -1);
      await tx.emit(userBlocked, block);
    }
    return relationOf(await loadStanding(actor, tx, profile.id));
  });
}

export async function unblockUser(platform: Platform, actor: Actor, idOrName: string): Promise<Relation> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const { profile } = await loadProfileToUndo(actor, tx, idOrName);
    const block = { blocker_id: user_id, blocked_id: profile.id };
    const gone = await deleteBlock(tx, block);
    const standing = await loadStanding(actor, tx, profile.id);
    if (gone && standing?.blocked_by !== true) await tx.emit(userUnblocked, block);
    return relationOf(standing);
  });
}
