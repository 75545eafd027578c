// A club's latest few posts, for its front pages: the head of its feed, without what is further down.
import type { PostView } from '@stagepass/contract/posts/shapes.ts';
import { SkeletonCard, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { type ReactNode, Suspense } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { cardCopy } from '../card-copy.ts';
import { postsIn, useFeed } from '../data/feeds.ts';
import { usePostsLive } from '../data/live-posts.ts';
import { PostCard } from './post-card.tsx';
import '../parts/feed.css';

// What stands there instead weighs more than the posts of most first visits.
const FeedEmpty = latePart(async () => (await import('../parts/feed-empty.tsx')).FeedEmpty);
const FeedFailed = latePart(async () => (await import('../parts/feed-failed.tsx')).FeedFailed);

export interface LatestPostsProps {
  clubId: string;
  most: number;
  /** Stands above them. */
  head: ReactNode;
  /** Leaves out what is pinned: it stands elsewhere on the page. */
  withoutPinned?: boolean | undefined;
  /** Nothing at all where there is none, its head neither. */
  quiet?: boolean | undefined;
}

export function LatestPosts({ clubId, most, head, quiet, withoutPinned }: LatestPostsProps) {
  const copy = useCopy(cardCopy);
  const of = { kind: 'club', id: clubId } as const;
  const feed = useFeed(of);
  usePostsLive(of);
  if (feed.isPending)
    return (
      <SkeletonGroup label={copy.loading}>
        <SkeletonCard picture="0" />
      </SkeletonGroup>
    );
  if (feed.data === undefined)
    return (
      <Suspense fallback={null}>
        <FeedFailed feed={feed} />
      </Suspense>
    );
  const all = postsIn(feed.data);
  const posts = all.filter((post) => !(withoutPinned && isPinned(post))).slice(0, most);
  if (posts.length === 0)
    return quiet || all.length > 0 ? null : (
      <Suspense fallback={null}>
        <FeedEmpty of={of} />
      </Suspense>
    );
  return (
    <section aria-label={copy.label} className="sp-feed">
      {head}
      {posts.map((post) => (
        <div key={post.id} className="sp-feed-item">
          <PostCard post={post} />
        </div>
      ))}
    </section>
  );
}

function isPinned(post: PostView): boolean {
  return post.sealed === null && post.pinned_at !== null;
}
