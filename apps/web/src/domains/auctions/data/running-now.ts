// What is under the hammer in a club now, those that end first in front, with the part that draws it: whoever lays out a
// screen has to know whether there is anything before what is below it stands.
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { latePart } from '#platform/late/late-part.tsx';

const MOST = 4;

export const EndingSoon = latePart(() => import('../parts/ending-soon.tsx'), 'EndingSoon');

/** Loading until the part has come too; where that failed, it is asked for again in its place. */
export function useRunningNow(clubId: string) {
  return useQuery({
    queryKey: ['auctions', 'soon', clubId],
    queryFn: async ({ signal }) => {
      const { data } = await call(
        'GET /clubs/:id/auctions',
        { params: { id: clubId }, query: { state: 'live', limit: MOST } },
        { signal },
      );
      if (data.length > 0) await EndingSoon.ready().catch(() => undefined);
      return data;
    },
    refetchInterval: 60_000,
  });
}
