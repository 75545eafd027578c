// The addresses of posts.
import { clubScreenPath } from '#domains/clubs/public/paths.ts';

/** A comment is shown and marked when it is named. */
export function postPath(postId: string, commentId?: string): string {
  const path = `/club/post-detail/${encodeURIComponent(postId)}`;
  return commentId === undefined ? path : `${path}?comment=${encodeURIComponent(commentId)}`;
}

export function editPostPath(postId: string): string {
  return `${postPath(postId)}?edit=1`;
}

export function composePath(clubIdOrHandle: string): string {
  return `${clubScreenPath(clubIdOrHandle, 'posts')}?view=compose`;
}

export function scheduledPath(clubIdOrHandle: string): string {
  return `${clubScreenPath(clubIdOrHandle, 'posts')}?view=scheduled`;
}
