// Owns who may watch what happens in a club: whoever may see its inside.
import type { RoomOwner } from '#platform/realtime/rooms.ts';
import { clubsSeenInside } from './public/clubs-seen-inside.ts';

const clubRooms: RoomOwner = {
  kind: 'club',
  async mayWatch(platform, viewer, ids) {
    const seen = await clubsSeenInside(platform, viewer, ids);
    return new Map([...seen.keys()].map((id) => [id, {}]));
  },
};

export const rooms = [clubRooms];
