// The posts of a feed, of which only those near the glass are drawn; on the way back each is where it was.
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { visitOf } from '#platform/navigation/landing.ts';
import type { FeedOf } from '../data/feed-keys.ts';
import type { FeedPlace } from '../data/feed-place.ts';
import type { FeedItem } from '../model/feed-items.ts';
import { PostCard } from '../public/post-card.tsx';
import { feedVisit, useKeepFeedPlace, useLandOn } from './feed-landing.ts';

/** The measured heights of a feed as it was left. With them the page is as long as it was, and the app lands where it was. */
const left = new Map<string, { count: number; heights: CacheSnapshot }>();
const MOST_KEPT = 20;

function keep(place: string, count: number, heights: CacheSnapshot): void {
  left.delete(place);
  left.set(place, { count, heights });
  const [oldest] = left.keys();
  if (left.size > MOST_KEPT && oldest !== undefined) left.delete(oldest);
}

export interface FeedListProps {
  of: FeedOf;
  items: readonly FeedItem[];
  /** Where to land after the page was loaded anew. */
  place: FeedPlace | null;
  onLanded: () => void;
}

export function FeedList({ of, items, place: landing, onLanded }: FeedListProps) {
  const place = feedVisit(of, visitOf(useLocation()));
  const list = useRef<WindowVirtualizerHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  useKeepFeedPlace(of, frame);
  useLandOn({ place: landing, items, list: frame, handle: list, onLanded });
  const type = useNavigationType();
  const [before] = useState(() => (type === 'POP' ? left.get(place) : undefined));
  const count = useRef(items.length);
  useLayoutEffect(() => {
    count.current = items.length;
  }, [items.length]);
  useLayoutEffect(() => {
    const { current } = list;
    return () => {
      if (current) keep(place, count.current, current.cache);
    };
  }, [place]);
  const heights = before?.count === items.length ? { cache: before.heights } : {};
  const mixed = of.kind !== 'club';
  return (
    // Out of sight while it finds its place: what passes by would be a jump.
    <div ref={frame} className="sp-feed-list" data-landing={landing === null ? undefined : ''}>
      <WindowVirtualizer ref={list} data={items as FeedItem[]} bufferSize={900} {...heights}>
        {(item, at) => (
          <div key={item.post.id} className="sp-feed-item" data-post={item.post.id}>
            <PostCard post={item.post} taped={item.taped} withClub={mixed} eager={at < 2} />
          </div>
        )}
      </WindowVirtualizer>
    </div>
  );
}
