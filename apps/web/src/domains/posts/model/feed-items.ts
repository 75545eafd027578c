// What a feed shows: the pinned posts first, and each post once.
import type { PostView } from '@stagepass/contract/posts/shapes.ts';

export interface FeedItem {
  post: PostView;
  taped: boolean;
}

export function feedItems(taped: readonly PostView[], posts: readonly PostView[]): FeedItem[] {
  const above = new Set(taped.map(({ id }) => id));
  return [
    ...taped.map((post) => ({ post, taped: true })),
    ...posts.filter(({ id }) => !above.has(id)).map((post) => ({ post, taped: false })),
  ];
}
