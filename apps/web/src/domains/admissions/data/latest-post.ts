// The newest post of a club that somebody who is invited may read.
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

/** Null where there is none in words, or none for this viewer. */
export function useLatestPost(clubId: string) {
  return useQuery({
    queryKey: ['admissions', 'latest-post', clubId],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /clubs/:id/posts', { params: { id: clubId } }, { signal });
      return data.flatMap((post) => (post.sealed === null && post.text !== '' ? [post] : []))[0] ?? null;
    },
    // A private club shows none: the invitation stands without it.
    retry: false,
  });
}
