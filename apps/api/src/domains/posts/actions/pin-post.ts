// Owns pins: three a club at most, set and taken away by those who run it.
import { postNotFound, tooManyPins } from '@stagepass/contract/posts/errors.ts';
import { MAX_PINS } from '@stagepass/contract/posts/shapes.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadPostFor } from '../access.ts';
import { tellPostChanged } from '../live.ts';
import { lockPins, updatePost } from '../posts.store.ts';
import { stateOf } from '../views.ts';

/** Setting a pin that is there, or taking one that is not, changes nothing. */
export async function setPin(platform: Platform, actor: Actor, id: string, pinned: boolean): Promise<void> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const { club, standing } = await loadPostFor(platform, tx, actor, id);
    requireMay(club, standing, 'manage-content');
    const pins = await lockPins(tx, club.id);
    // Read again behind the lock: another of the staff may have been quicker.
    const { row } = await loadPostFor(platform, tx, actor, id);
    if ((row.pinned_ms !== null) === pinned) return;
    if (pinned && stateOf(row) !== 'shown') fail(postNotFound);
    if (pinned && pins >= MAX_PINS) fail(tooManyPins);
    await updatePost(tx, id, { pinned_at: pinned ? platform.clock.now() : null });
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id: user_id,
      deed: pinned ? 'posts.post-pinned' : 'posts.post-unpinned',
      subject: { kind: 'post', id },
    });
    tellPostChanged(platform, tx, { club_id: club.id, post_id: id, change: 'pins' });
  });
}
