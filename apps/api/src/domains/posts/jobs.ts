// Owns what happens to posts beside requests: scheduled ones appear at their time, links are looked at, files follow their club's doors.
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import type { Job } from '#platform/domain.ts';
import { visitor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { publish } from './actions/create-post.ts';
import { moveMedia } from './move-media.ts';
import { lockDue, updatePost } from './posts.store.ts';
import { lookAtLink } from './previews.ts';

const batch = 50;

export const publishScheduled: Job = {
  name: 'posts-publish-scheduled',
  cron: '* * * * *',
  async run(platform, _payload, signal) {
    while (!signal.aborted && (await publishBatch(platform)) === batch);
  },
};

async function publishBatch(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    const due = await lockDue(tx, now, batch);
    for (const post of due) {
      const found = await loadClubAndStanding(platform, tx, visitor, post.club_id);
      if (found === undefined) continue;
      // Its place is now, not the time it was meant for: whoever reads from the top must not miss it.
      const published = { ...post, published_at: now };
      await updatePost(tx, post.id, { published_at: now });
      await publish(platform, tx, { post: published, club: found.club, mentions: post.mentions });
    }
    return due.length;
  });
}

export const jobs = [publishScheduled, lookAtLink, moveMedia];
