// How many members a club has, as its room says, put into what is shown of the club.
import { useQueryClient } from '@tanstack/react-query';
import { useRoom } from '#platform/realtime/use-room.ts';
import { type ClubView, clubKey } from '../public/use-club.ts';

export function useLiveMembers(club: ClubView | undefined): void {
  const client = useQueryClient();
  useRoom(club === undefined ? null : `club:${club.id}`, {
    memberCount: ({ club_id, member_count }) => {
      for (const key of [club_id, club?.handle ?? club_id])
        client.setQueryData<ClubView>(clubKey(key), (known) => known && { ...known, member_count });
    },
  });
}
