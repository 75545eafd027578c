// Landing in a feed after the page was loaded anew: its pages are fetched down to the post that was at the top of the glass,
// and that post is put where it was before anything is shown.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { WindowVirtualizerHandle } from 'virtua';
import { takeLanding, visitOf } from '#platform/navigation/landing.ts';
import { type FeedOf, feedKey } from '../data/feed-keys.ts';
import { type FeedPlace, keepFeedPlace, readFeedPlace } from '../data/feed-place.ts';
import type { useFeed } from '../data/feeds.ts';
import type { FeedItem } from '../model/feed-items.ts';

/** Further down than this the feed begins at its newest: that many pages would keep the reader waiting. */
const MOST_PAGES = 10;

export function feedVisit(of: FeedOf, visit: string): string {
  return [visit, ...feedKey(of)].join(' ');
}

/** The place to land on, and whether its page is still to come. */
export function useFeedLanding(of: FeedOf, feed: ReturnType<typeof useFeed>, items: readonly FeedItem[]) {
  const visit = visitOf(useLocation());
  const type = useNavigationType();
  // Known already: then it is shown as it was left, heights and all.
  const [place] = useState(() =>
    type === 'POP' && feed.data === undefined ? readFeedPlace(feedVisit(of, visit)) : null,
  );
  const pages = feed.data?.pages ?? [];
  const isThere = items.some(({ post }) => post.id === place?.post_id);
  const given = feed.isError || (feed.data !== undefined && !feed.hasNextPage) || pages.length >= MOST_PAGES;
  const waits = place !== null && !isThere && !given;
  const [landed, setLanded] = useState(false);
  useLayoutEffect(() => {
    if (place !== null) takeLanding(visit);
  }, [place, visit]);
  const bring = useEffectEvent(() => void feed.fetchNextPage({ cancelRefetch: false }));
  // The page after so many; null while nothing is wanted, or one is on its way.
  const after = waits && !landed && feed.data !== undefined && !feed.isFetching ? pages.length : null;
  useEffect(() => {
    if (after !== null) bring();
  }, [after]);
  return {
    waits: waits && !landed,
    place: isThere && !landed ? place : null,
    onLanded: () => setLanded(true),
  };
}

/** The topmost post that can be read: what lies under the bar above does not count. */
const BAR_PX = 72;
/** So near to the beginning is at the beginning. */
const BEGINNING_PX = 24;

function placeOnGlass(list: HTMLElement | null): FeedPlace | null {
  if (list === null || window.scrollY < BEGINNING_PX) return null;
  for (const item of list.querySelectorAll<HTMLElement>('[data-post]')) {
    const { top, bottom } = item.getBoundingClientRect();
    if (bottom > BAR_PX) return { post_id: item.dataset.post ?? '', top: Math.round(top) };
  }
  return null;
}

/** Kept whenever the page may be gone the next moment; phones tell no later. */
export function useKeepFeedPlace(of: FeedOf, list: RefObject<HTMLElement | null>): void {
  const feed = feedVisit(of, visitOf(useLocation()));
  useEffect(() => {
    const keep = () => keepFeedPlace(feed, placeOnGlass(list.current));
    const hide = () => document.visibilityState === 'hidden' && keep();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [feed, list]);
}

/** Frames in which the post must stand still before the feed is shown, and at most until then. */
const STILL_FRAMES = 3;
const MOST_FRAMES = 60;

export interface Landing {
  place: FeedPlace | null;
  items: readonly FeedItem[];
  list: RefObject<HTMLElement | null>;
  handle: RefObject<WindowVirtualizerHandle | null>;
  onLanded: () => void;
}

/** Puts the post where it was. Its neighbours are measured only as they are drawn, so it takes some frames. */
export function useLandOn({ place, items, list, handle, onLanded }: Landing): void {
  const at = place === null ? -1 : items.findIndex(({ post }) => post.id === place.post_id);
  const landed = useEffectEvent(onLanded);
  useLayoutEffect(() => {
    if (place === null || at < 0) return undefined;
    let [frames, still, frame] = [0, 0, 0];
    const step = () => {
      const drawn = [...(list.current?.querySelectorAll<HTMLElement>('[data-post]') ?? [])];
      const item = drawn.find(({ dataset }) => dataset.post === place.post_id);
      const off = item ? Math.round(item.getBoundingClientRect().top) - place.top : null;
      if (off === null) handle.current?.scrollToIndex(at, { align: 'start', offset: -place.top });
      else if (Math.abs(off) > 1) window.scrollBy(0, off);
      still = off !== null && Math.abs(off) <= 1 ? still + 1 : 0;
      frames += 1;
      if (still >= STILL_FRAMES || frames >= MOST_FRAMES) return landed();
      frame = requestAnimationFrame(step);
      return undefined;
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [place, at, list, handle]);
}
