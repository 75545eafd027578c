// A club's latest few posts, for its front pages: what it taped to the wall, and the head of its feed.
import type { PostView } from '@stagepass/contract/posts/shapes.ts';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { allEntries } from '#platform/query/use-pages.ts';
import { cardCopy } from '../card-copy.ts';
import { useFeed } from '../data/feeds.ts';
import { usePostsLive } from '../data/live-posts.ts';
import { usePinnedPosts } from '../data/post.ts';
import { PostCard } from './post-card.tsx';
import '../parts/feed.css';

// What stands there instead weighs more than the posts of most first visits.
const FeedEmpty = latePart(() => import('../parts/feed-empty.tsx'), 'FeedEmpty', null);
const FeedFailed = latePart(() => import('../parts/feed-failed.tsx'), 'FeedFailed', null);

export interface LatestPostsProps {
  clubId: string;
  most: number;
  /** Stands above them. */
  head: ReactNode;
  /** Stands there until all of it is there: nothing may be pushed down by what comes later. */
  waiting: ReactNode;
  /** The latest pinned one stands first, taped; the others are left out. */
  pinned?: boolean | undefined;
  /** Nothing at all where there is none, its head neither. */
  quiet?: boolean | undefined;
}

export function LatestPosts({ clubId, most, head, waiting, pinned = false, quiet }: LatestPostsProps) {
  const of = { kind: 'club', id: clubId } as const;
  const feed = useFeed(of);
  const taped = usePinnedPosts(clubId, pinned);
  usePostsLive(of);
  if (feed.isPending || taped.isLoading) return waiting;
  const [top] = taped.data ?? [];
  return (
    <>
      {top === undefined ? null : (
        <div className="mt-5">
          <PostCard post={top} taped />
        </div>
      )}
      {feed.data === undefined ? (
        <FeedFailed feed={feed} />
      ) : (
        <Latest posts={allEntries(feed.data)} of={of} {...{ most, head, pinned, quiet }} />
      )}
    </>
  );
}

type LatestProps = Pick<LatestPostsProps, 'most' | 'head' | 'pinned' | 'quiet'> & {
  posts: readonly PostView[];
  of: { kind: 'club'; id: string };
};

function Latest({ posts: all, of, most, head, pinned, quiet }: LatestProps) {
  const copy = useCopy(cardCopy);
  const posts = all.filter((post) => !(pinned && isPinned(post))).slice(0, most);
  if (posts.length === 0) return quiet || all.length > 0 ? null : <FeedEmpty of={of} />;
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
