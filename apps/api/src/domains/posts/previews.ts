// Owns link previews: what a page says of itself, asked through the guarded client whatever address somebody wrote. Its picture
// is fetched the same way, re-encoded and kept as ours: a reader's phone never talks to the page.
import { firstLink } from '@stagepass/base/first-link.ts';
import type { LinkPreview } from '@stagepass/contract/posts/shapes.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { putPicture } from '#domains/media/public/put-picture.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { audienceOfFiles } from './actions/post-terms.ts';
import { tellPostChanged } from './live.ts';
import { listPosts, lockPost, updatePost } from './posts.store.ts';
import { lookAtPage, pictureOf } from './public/look-at-page.ts';
import type { KeptLink } from './tables.ts';

/** As large as the card shows it, on a sharp screen. */
const THUMB = { width: 264, height: 264, fit: 'cover' } as const;

export async function queuePreview(
  platform: Platform,
  tx: Tx,
  { post_id, url }: { post_id: string; url: string | undefined },
): Promise<void> {
  if (url !== undefined) await platform.jobs.queue(tx, lookAtLink.name, { post_id }, { key: post_id });
}

export const lookAtLink: Job = {
  name: 'posts-look-at-link',
  lane: 'work',
  async run(platform, payload) {
    const { post_id } = payload as { post_id: string };
    // As the text is by now: while this waited, its author may have put another link in.
    const [asked] = await listPosts(platform.db, [post_id]);
    const url = asked && firstLink(asked.text);
    const facts = url === undefined ? undefined : await lookAtPage(platform, url);
    if (url === undefined || facts === undefined) return;
    const bytes = await pictureOf(platform, facts);
    const made = bytes && (await platform.pictures.prepare(bytes));
    await platform.db.transaction(async (tx) => {
      const post = await lockPost(tx, post_id);
      // Its author may have changed the text meanwhile; and a job that runs twice has done its work.
      if (post === undefined || post.link !== null || firstLink(post.text) !== url) return;
      const club = await findClub(platform, tx, post.club_id);
      if (club === undefined) return;
      const { picture: _, ...words } = facts;
      const picture =
        made === undefined || typeof made === 'string'
          ? null
          : await putPicture(platform, tx, {
              owner_id: post.author_id,
              made,
              alt: '',
              for: { kind: 'post', id: post_id },
              audience: audienceOfFiles(post.audience, club),
            });
      const link: KeptLink = { url, ...words, picture };
      await updatePost(tx, post_id, { link: JSON.stringify(link) });
      tellPostChanged(platform, tx, { club_id: post.club_id, post_id, change: 'preview' });
    });
  },
};

/** For whoever is writing: nothing is kept of it, its picture goes along in the answer. */
export async function previewLink(platform: Platform, url: string): Promise<LinkPreview | null> {
  const facts = await lookAtPage(platform, url);
  if (facts === undefined) return null;
  const { picture: _, ...words } = facts;
  const bytes = await pictureOf(platform, facts);
  const [thumb] = (bytes && (await platform.pictures.reencode(bytes, [THUMB]))) ?? [];
  const picture_url = thumb === undefined ? null : `data:image/webp;base64,${thumb.toString('base64')}`;
  return { url, ...words, picture_url };
}
