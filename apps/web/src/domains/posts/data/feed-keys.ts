// Owns which feeds there are, and where their pages are kept.
import type { FeedPage } from '@stagepass/contract/posts/shapes.ts';
import type { InfiniteData } from '@tanstack/react-query';

export type FeedOf =
  | { kind: 'club'; id: string }
  | { kind: 'home' }
  | { kind: 'person'; id: string }
  | { kind: 'bookmarks' };

export type FeedData = InfiniteData<FeedPage, string | null>;

export const feedsKey = ['posts', 'feed'] as const;
export function feedKey(of: FeedOf) {
  return [...feedsKey, of.kind, 'id' in of ? of.id : ''] as const;
}
