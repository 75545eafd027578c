// Owns the deleting of a post: by its author, or by those who keep order, which is written down.
import { postNotFound } from '@stagepass/contract/posts/errors.ts';
import { postRemoved } from '@stagepass/contract/posts/events.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { removeDocument } from '#domains/search/public/remove-document.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadPostFor } from '../access.ts';
import { tellPostChanged } from '../live.ts';
import { removePostRow } from '../posts.store.ts';

export async function removePost(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const { row, club, standing } = await loadPostFor(platform, tx, actor, id);
    const own = row.author_id === user_id;
    if (!own) requireMay(club, standing, 'manage-content');
    const subject = { kind: 'post', id } as const;
    await releaseMedia(platform, tx, { for: subject });
    await removeDocument(tx, subject);
    if (!(await removePostRow(tx, id))) fail(postNotFound);
    if (!own)
      await recordDeed(platform, tx, {
        club_id: club.id,
        actor_id: user_id,
        deed: 'posts.post-removed',
        subject,
        details: { author_id: row.author_id },
      });
    await tx.emit(postRemoved, { post_id: id, club_id: club.id, author_id: row.author_id });
    tellPostChanged(platform, tx, { club_id: club.id, post_id: id, change: 'removed' });
  });
}
