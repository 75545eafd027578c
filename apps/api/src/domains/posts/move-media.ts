// Owns where the files of public posts lie when their club closes or opens its doors: moved post by post, beside requests.
import { findClub } from '#domains/clubs/public/find-club.ts';
import { setAudience } from '#domains/media/public/set-audience.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { audienceOfFiles } from './actions/post-terms.ts';
import { tellPostChanged } from './live.ts';
import { listMisplaced, lockPost, updatePost } from './posts.store.ts';
import { withPicture } from './previews.rules.ts';

const batch = 20;
type Doors = 'public' | 'private';

/** Most changes of a club leave its doors as they are: then nothing is out of place, and nothing is queued. */
export async function queueMove(platform: Platform, tx: Tx, clubId: string): Promise<void> {
  const club = await findClub(platform, tx, clubId);
  if (club === undefined) return;
  const misplaced = await listMisplaced(tx, {
    club_id: clubId,
    doors: club.visibility,
    after: null,
    limit: 1,
  });
  if (misplaced.length > 0)
    await platform.jobs.queue(tx, moveMedia.name, { club_id: clubId }, { key: clubId });
}

export const moveMedia: Job = {
  name: 'posts-move-media',
  async run(platform, payload, signal) {
    const { club_id } = payload as { club_id: string };
    let after: string | null = null;
    while (!signal.aborted) {
      const doors = (await findClub(platform, platform.db, club_id))?.visibility;
      if (doors === undefined) return;
      const ids: string[] = await listMisplaced(platform.db, { club_id, doors, after, limit: batch });
      for (const id of ids) await moveOne(platform, id, doors);
      if (ids.length < batch) return;
      after = ids.at(-1) ?? null;
    }
  },
};

/** One transaction a post: whatever breaks off leaves each post with files where it says they are. */
async function moveOne(platform: Platform, id: string, doors: Doors): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const post = await lockPost(tx, id);
    if (post === undefined) return;
    const audience = audienceOfFiles(post.audience, { visibility: doors });
    const moved = await setAudience(platform, tx, { for: { kind: 'post', id }, audience });
    const media = post.media.map((facts) => moved.get(facts.id) ?? facts);
    const link = withPicture(post.link, moved);
    await updatePost(tx, id, { media: JSON.stringify(media), link: link && JSON.stringify(link) });
    tellPostChanged(platform, tx, { club_id: post.club_id, post_id: id, change: 'edited' });
  });
}
