// Owns who may watch a post: whoever may read it; and a home feed: whoever's it is.
import { isId } from '@stagepass/contract/shapes.ts';
import { clubRoom, membersRoom } from '#domains/clubs/public/paths.ts';
import { clubIdsOf } from '#domains/memberships/public/club-ids-of.ts';
import type { RoomOwner } from '#platform/realtime/rooms.ts';
import { loadOpenPostFor, unlessRefused } from './access.ts';

const postRooms: RoomOwner = {
  kind: 'post',
  async mayWatch(platform, viewer, ids) {
    const open = ids.filter(isId).map(async (id) => {
      const post = await loadOpenPostFor(platform, platform.db, viewer, id).catch(unlessRefused);
      return post === undefined ? [] : [[id, { within: [clubRoom(post.club.id)] }] as const];
    });
    return new Map((await Promise.all(open)).flat());
  },
};

/** With what happens in all of one's clubs. */
const homeRooms: RoomOwner = {
  kind: 'home',
  async mayWatch(platform, viewer, ids) {
    if (viewer.kind !== 'user' || !ids.includes(viewer.user_id)) return new Map();
    const clubIds = await clubIdsOf(platform.db, viewer.user_id);
    return new Map([[viewer.user_id, { also: clubIds.map(membersRoom), within: clubIds.map(clubRoom) }]]);
  },
};

export const rooms = [postRooms, homeRooms];
