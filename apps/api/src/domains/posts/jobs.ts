// Owns what happens to posts beside requests: scheduled ones appear at their time, links are looked at, files follow their club's doors.
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { visitor } from '#platform/http/actor.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import type { Platform } from '#platform/platform.ts';
import { publish } from './actions/create-post.ts';
import { moveMedia } from './move-media.ts';
import { listDue, lockDue, updatePost } from './posts.store.ts';
import { lookAtLink } from './previews.ts';

export const publishScheduled = dueItems({
  name: 'posts-publish-scheduled',
  lane: 'urgent',
  cron: '* * * * *',
  list: ({ db }, asked) => listDue(db, asked),
  key: ({ id }) => id,
  each: publishDue,
});

async function publishDue(platform: Platform, { id }: { id: string }): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const post = await lockDue(tx, id, now);
    if (post === undefined) return;
    const found = await loadClubAndStanding(platform, tx, visitor, post.club_id);
    if (found === undefined) return;
    // Its place is now, not the time it was meant for: whoever reads from the top must not miss it.
    const published = { ...post, published_at: now };
    await updatePost(tx, post.id, { published_at: now });
    await publish(platform, tx, { post: published, club: found.club, mentions: post.mentions });
  });
}

export const jobs = [publishScheduled, lookAtLink, moveMedia];
