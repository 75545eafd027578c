// Owns the end of a club's posts when it closes for good: a bounded step at a time, with their files and what finds them.
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { removeAllDocuments } from '#domains/search/public/remove-document.ts';
import type { Domain } from '#platform/domain.ts';
import { lockPostsOfClub, removePostRows } from './closing.store.ts';

const POSTS_IN_ONE_STEP = 500;

/** Scheduled and held ones too: nothing appears in a club that is gone. `clubs.club-closed` tells of all at once. */
export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const posts = await lockPostsOfClub(tx, clubId, POSTS_IN_ONE_STEP);
  for (const { id, has_media } of posts)
    if (has_media) await releaseMedia(platform, tx, { for: { kind: 'post', id } });
  const ids = posts.map(({ id }) => id);
  await removeAllDocuments(tx, { kind: 'post', ids });
  await removePostRows(tx, ids);
  return posts.length < POSTS_IN_ONE_STEP ? 'settled' : 'waiting';
};
