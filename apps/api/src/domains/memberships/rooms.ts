// Owns who may watch what happens in a club: whoever may see its inside.
import { membersRoom } from '#domains/clubs/public/paths.ts';
import type { RoomOwner } from '#platform/realtime/rooms.ts';
import { clubsSeenInside } from './public/clubs-seen-inside.ts';
import type { Standing } from './public/standing.ts';

const isMember = ({ role }: Standing) => role === 'member' || role === 'admin' || role === 'owner';

const clubRooms: RoomOwner = {
  kind: 'club',
  async mayWatch(platform, viewer, ids) {
    const seen = await clubsSeenInside(platform, viewer, ids);
    const also = (id: string) => ({ also: [membersRoom(id)] });
    return new Map([...seen].map(([id, { standing }]) => [id, isMember(standing) ? also(id) : {}]));
  },
};

export const rooms = [clubRooms];
