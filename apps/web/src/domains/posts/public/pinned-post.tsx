// The latest of a club's pinned posts, for the club's own front pages; nothing where there is none.
import { usePinnedPosts } from '../data/post.ts';
import { PostCard } from './post-card.tsx';

export function PinnedPost({ clubId }: { clubId: string }) {
  const [post] = usePinnedPosts(clubId).data ?? [];
  return post === undefined ? null : <PostCard post={post} taped />;
}
