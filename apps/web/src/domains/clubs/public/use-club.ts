// One club's front door with what the viewer may do there: read by every screen of a club, asked for once.
import type { ClubView } from '@stagepass/contract/clubs/shapes.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { ClubView };

export function clubKey(idOrHandle: string) {
  return ['clubs', 'one', idOrHandle] as const;
}

export function useClub(idOrHandle: string) {
  return useQuery({
    queryKey: clubKey(idOrHandle),
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id', { params: { id: idOrHandle } }, { signal })).data,
  });
}

/** After an answer that carries the whole club: under its id and its handle, whichever the next screen asks for. */
export function keepClub(client: QueryClient, club: ClubView): void {
  client.setQueryData(clubKey(club.id), club);
  client.setQueryData(clubKey(club.handle), club);
}

/** After a change that makes somebody another thing in clubs: joined, left, promoted. */
export async function refreshClubs(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['clubs'] });
}
