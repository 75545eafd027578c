// How many members a club has, as its room says, put into what is shown of the club.
import type {} from '@stagepass/contract/clubs/realtime.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRoom } from '#platform/realtime/use-room.ts';
import { type ClubView, clubKey } from '../public/use-club.ts';

export function useLiveMembers(club: ClubView | undefined): void {
  const client = useQueryClient();
  const keys = club === undefined ? [] : [clubKey(club.id), clubKey(club.handle)];
  useRoom(club === undefined ? null : `club:${club.id}`, {
    onWatched: (isAgain) => {
      if (isAgain) for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    },
    memberCount: ({ member_count }) => {
      for (const key of keys)
        client.setQueryData<ClubView>(key, (known) => known && { ...known, member_count });
    },
  });
}
