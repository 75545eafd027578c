// One post as it is shown, and the pinned ones of a club.
import type { PostView } from '@stagepass/contract/posts/shapes.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { bringParts } from '../parts/late-parts.ts';
import { changePost, findPost, pinnedPostsKey, postKey } from './post-cache.ts';

export function usePost(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: postKey(id),
    queryFn: ({ signal }) => readPost(id, signal),
    // What the feed showed stands at once; the server's word follows.
    placeholderData: () => findPost(client, id),
  });
}

async function readPost(id: string, signal?: AbortSignal): Promise<PostView> {
  return callData('GET /posts/:id', { params: { id } }, signal ? { signal } : {});
}

const renewing = new Set<string>();

/** Asks for a post that is shown anew: it was changed, or the addresses of its pictures ran out. */
export async function renewPost(client: QueryClient, id: string): Promise<void> {
  // Ten pictures that break together are one question.
  if (renewing.has(id) || findPost(client, id) === undefined) return;
  renewing.add(id);
  try {
    const post = await readPost(id);
    changePost(client, id, () => post);
  } catch (error) {
    if (isApiError(error, 'posts.not-found')) dropPost(client, id);
  } finally {
    renewing.delete(id);
  }
}

/** It is gone for everybody. */
export function dropPost(client: QueryClient, id: string): void {
  changePost(client, id, () => null);
  void client.invalidateQueries({ queryKey: postKey(id) });
}

export function usePinnedPosts(clubId: string, enabled = true) {
  return useQuery({
    queryKey: [...pinnedPostsKey, clubId],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /clubs/:id/pinned-posts', { params: { id: clubId } }, { signal });
      await bringParts(data);
      return data;
    },
    enabled,
  });
}
