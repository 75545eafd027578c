// Owns where the files of public posts lie when their club closes or opens its doors: moved post by post, beside requests.
import { findClub } from '#domains/clubs/public/find-club.ts';
import { setAudience } from '#domains/media/public/set-audience.ts';
import type { Tx } from '#platform/db/db.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import type { Platform } from '#platform/platform.ts';
import { audienceOfFiles } from './actions/post-terms.ts';
import { tellPostChanged } from './live.ts';
import { listMisplaced, lockPost, updatePost } from './posts.store.ts';
import { withPicture } from './previews.rules.ts';

type Doors = 'public' | 'private';

/** Most changes of a club leave its doors as they are: then nothing is out of place, and nothing is queued. */
export async function queueMove(platform: Platform, tx: Tx, clubId: string): Promise<void> {
  const club = await findClub(platform, tx, clubId);
  if (club === undefined) return;
  const misplaced = await listMisplaced(tx, {
    club_id: clubId,
    doors: club.visibility,
    except: [],
    limit: 1,
  });
  if (misplaced.length > 0)
    await platform.jobs.queue(tx, moveMedia.name, { club_id: clubId }, { key: clubId });
}

export const moveMedia = dueItems({
  name: 'posts-move-media',
  lane: 'work',
  batch: 20,
  async list(platform, { except, limit }, { club_id }: { club_id: string }) {
    const doors = (await findClub(platform, platform.db, club_id))?.visibility;
    if (doors === undefined) return [];
    const ids = await listMisplaced(platform.db, { club_id, doors, except, limit });
    return ids.map((id) => ({ id, doors }));
  },
  key: ({ id }) => id,
  each: moveOne,
});

/** One transaction a post: whatever breaks off leaves each post with files where it says they are. */
async function moveOne(platform: Platform, { id, doors }: { id: string; doors: Doors }): Promise<void> {
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
