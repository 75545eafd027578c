// Where somebody was in a feed when the page went: the post at the top of the glass, and how far from it. Kept as long as the
// tab, so that loading the page anew goes on where they read.

export interface FeedPlace {
  post_id: string;
  /** From the top of the glass to the top of the post, in pixels. */
  top: number;
}

const KEY = 'spc-feed-places';
const MOST_KEPT = 20;

function isPlace(value: unknown): value is [string, FeedPlace] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const place = value[1] as Partial<FeedPlace> | null;
  return typeof place?.post_id === 'string' && Number.isFinite(place.top);
}

function readAll(): Map<string, FeedPlace> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isPlace) : []);
  } catch {
    return new Map();
  }
}

export function readFeedPlace(feed: string): FeedPlace | null {
  return readAll().get(feed) ?? null;
}

/** Null where they are at its beginning. */
export function keepFeedPlace(feed: string, place: FeedPlace | null): void {
  const all = readAll();
  all.delete(feed);
  if (place) all.set(feed, place);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...all].slice(-MOST_KEPT)));
  } catch {
    // Without storage the feed begins at its newest post.
  }
}
