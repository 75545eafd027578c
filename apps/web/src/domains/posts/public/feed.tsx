// A feed of posts: a club's, that of all my clubs, a person's, or what I kept.
import { Button } from '@stagepass/ui/button/button.tsx';
import { SkeletonCard, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { allEntries } from '#platform/query/use-pages.ts';
import { postsCopy } from '../copy.ts';
import type { FeedOf } from '../data/feed-keys.ts';
import { useFeed } from '../data/feeds.ts';
import { usePostsLive } from '../data/live-posts.ts';
import { useNewCount } from '../data/new-count.ts';
import { usePinnedPosts } from '../data/post.ts';
import { feedItems } from '../model/feed-items.ts';
import { useFeedLanding } from '../parts/feed-landing.ts';
import { FeedList } from '../parts/feed-list.tsx';
import { NewPosts } from '../parts/new-posts.tsx';
import '../parts/feed.css';

// Most feeds have posts.
const FeedEmpty = latePart(() => import('../parts/feed-empty.tsx'), 'FeedEmpty', null);
const FeedFailed = latePart(() => import('../parts/feed-failed.tsx'), 'FeedFailed', null);

export interface FeedProps {
  of: FeedOf;
  /** A club's feed only: its pinned posts stand first. */
  pinned?: boolean | undefined;
  /** Instead of the feed's own empty state. */
  empty?: ReactNode;
}

export function Feed({ of, pinned = false, empty }: FeedProps) {
  const copy = useCopy(postsCopy);
  const feed = useFeed(of);
  const taped = usePinnedPosts(of.kind === 'club' ? of.id : '', pinned && of.kind === 'club');
  const live = usePostsLive(of);
  const fresh = useNewCount(of, feed.data?.pages[0]?.newest, live);
  const items = feed.data ? feedItems(taped.data ?? [], allEntries(feed.data)) : [];
  const landing = useFeedLanding(of, feed, items);
  if (landing.waits || feed.isPending || (taped.isLoading && taped.isFetching)) return <FeedWaiting />;
  if (feed.data === undefined) return <FeedFailed feed={feed} />;
  return (
    <section aria-label={copy.label} className="sp-feed">
      <NewPosts of={of} count={fresh.data?.count ?? 0} />
      {items.length === 0 ? (
        (empty ?? <FeedEmpty of={of} />)
      ) : (
        <FeedList of={of} items={items} place={landing.place} onLanded={landing.onLanded} />
      )}
      <FeedFoot feed={feed} />
    </section>
  );
}

/** The shapes of a feed that is coming. */
export function FeedWaiting() {
  const { loading } = useCopy(postsCopy);
  return (
    <SkeletonGroup label={loading}>
      <div className="sp-feed-waiting">
        <SkeletonCard picture="0" />
        <SkeletonCard />
        <SkeletonCard picture="0" />
      </div>
    </SkeletonGroup>
  );
}

function FeedFoot({ feed }: { feed: ReturnType<typeof useFeed> }) {
  const copy = useCopy(postsCopy).feed;
  const failed = feed.isFetchNextPageError;
  const bring = () => void feed.fetchNextPage({ cancelRefetch: false });
  // Watched anew after each page: a short one may leave the foot in sight.
  const foot = useNearing(feed.hasNextPage && !failed && !feed.isFetchingNextPage, bring);
  if (!feed.hasNextPage) return null;
  return (
    <div className="sp-feed-foot" ref={foot}>
      {failed ? <p role="alert">{copy.moreFailed}</p> : null}
      <Button
        variant={failed ? 'secondary' : 'ghost'}
        size="small"
        loading={feed.isFetchingNextPage}
        onClick={bring}
      >
        {copy.more}
      </Button>
    </div>
  );
}

/** The next page is asked for well before the end is seen. */
const AHEAD = '1600px';

/** Calls when the element comes near; where the browser cannot tell, the button is pressed. */
function useNearing(isOn: boolean, onNear: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!isOn || element.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && near(), {
      rootMargin: AHEAD,
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [isOn]);
  return element;
}
