// Owns what of a post can be found, and by whom.
import { putDocument, type SearchDocument } from '#domains/search/public/put-document.ts';
import type { Executor } from '#platform/db/executor.ts';
import { isForSome } from './posts.rules.ts';
import type { PostRow } from './tables.ts';

type Findable = Pick<
  PostRow,
  'id' | 'club_id' | 'author_id' | 'text' | 'audience' | 'published_at' | 'hidden_at'
>;

/**
 * By the post alone: the index knows which clubs are private, so that a club can change that without all its posts. A post
 * for a tier or for subscribers is found by nobody: the index knows members, and nothing more of them.
 */
export function visibilityOf(
  post: Pick<Findable, 'audience' | 'published_at' | 'hidden_at'>,
): 'public' | 'members' | 'none' {
  if (post.published_at === null || post.hidden_at !== null || isForSome(post.audience)) return 'none';
  return post.audience === 'public' ? 'public' : 'members';
}

export async function indexPost(tx: Executor, post: Findable): Promise<void> {
  await putDocument(tx, documentOf(post));
}

export function documentOf(post: Findable): SearchDocument {
  return {
    kind: 'post',
    id: post.id,
    club_id: post.club_id,
    author_id: post.author_id,
    title: '',
    body: post.text,
    visibility: visibilityOf(post),
    created_at: post.published_at ?? new Date(0),
  };
}
