// Owns reading a partner page; failures go to the screen's error boundary.
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

/** Undefined while it is on its way. */
export function usePage(slug: string) {
  const query = useQuery({
    queryKey: ['pages', slug.toLowerCase()],
    queryFn: ({ signal }) => call('GET /pages/:slug', { params: { slug } }, { signal }),
    staleTime: 300_000,
    // Not by suspending: a screen that suspends before it first stood is opened anew when the answer comes, and
    // opening asks anew for what failed, so an address that leads nowhere would be asked for again and again.
    // A page that is on screen stays there when a later refresh fails.
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  return query.data?.data;
}
