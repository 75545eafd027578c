// One club's front door with what the viewer may do there: read by every screen of a club, asked for once.
import type { ClubView } from '@stagepass/contract/clubs/shapes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useCall } from '#platform/query/query.ts';

export type { ClubView };

export function clubKey(idOrHandle: string) {
  return ['clubs', 'one', idOrHandle] as const;
}

export function useClub(idOrHandle: string) {
  return useCall('GET /clubs/:id', { params: { id: idOrHandle } }, { key: clubKey(idOrHandle) });
}

/** After an answer that carries the whole club: under its id and its handle, whichever the next screen asks for. */
export function keepClub(client: QueryClient, club: ClubView): void {
  client.setQueryData(clubKey(club.id), club);
  client.setQueryData(clubKey(club.handle), club);
}
