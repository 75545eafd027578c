// The parts of a post that not every post has. Fetched before a page of posts is shown that needs them, so that none of
// them comes late to its place.
import type { PostView } from '@stagepass/contract/posts/shapes.ts';
import { latePart } from '#platform/late/late-part.tsx';

export const SealedBody = latePart(() => import('./sealed-body.tsx'), 'SealedBody');
export const LinkCard = latePart(() => import('../public/link-card.tsx'), 'LinkCard');
export const PostPoll = latePart(() => import('./post-poll.tsx'), 'PostPoll');
/** Only the writer and the team ever see one. */
export const PostStateNotice = latePart(() => import('./post-state-notice.tsx'), 'PostStateNotice');

/** Kept also where one did not come: the posts are shown, and the part is asked for again in its place. */
export async function bringParts(posts: readonly PostView[]): Promise<void> {
  const open = posts.flatMap((post) => (post.sealed === null ? [post] : []));
  const wanted = [
    open.length < posts.length ? SealedBody : null,
    open.some((post) => post.state !== 'shown') ? PostStateNotice : null,
    open.some((post) => post.link !== null) ? LinkCard : null,
    open.some((post) => post.poll !== null) ? PostPoll : null,
  ];
  await Promise.allSettled(wanted.map((part) => part?.ready()));
}
