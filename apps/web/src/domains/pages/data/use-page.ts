// Owns reading a partner page; failures go to the screen's error boundary.
import { useSuspenseQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export function usePage(slug: string) {
  const query = useSuspenseQuery({
    queryKey: ['pages', slug.toLowerCase()],
    queryFn: ({ signal }) => call('GET /pages/:slug', { params: { slug } }, { signal }),
    staleTime: 300_000,
  });
  return query.data.data;
}
