// Owns who may watch a conversation: whoever may read it while it is open; and the news of all one's channels: whoever's they are.
import { isId } from '@stagepass/contract/shapes.ts';
import { clubRoom } from '#domains/clubs/public/paths.ts';
import { clubIdsOf } from '#domains/memberships/public/club-ids-of.ts';
import type { RoomOwner } from '#platform/realtime/rooms.ts';
import { loadSeen } from './access.ts';
import { listChannelIdsOfClubs } from './channels.store.ts';
import { isForEverybody, isMutedAt } from './chat.rules.ts';
import { channelNewsRoom, channelNoticeRoom } from './live.ts';

const conversationRooms: RoomOwner = {
  kind: 'conversation',
  async mayWatch(platform, viewer, ids) {
    if (viewer.kind !== 'user') return new Map();
    const seen = await loadSeen(platform, platform.db, viewer, ids.filter(isId));
    return new Map(
      seen.flatMap(({ row, unreadable, state }) =>
        unreadable !== undefined || state === 'closed'
          ? []
          : [[row.id, row.club_id === null ? {} : { within: [clubRoom(row.club_id)] }] as const],
      ),
    );
  },
};

const talkRooms: RoomOwner = {
  kind: 'talk',
  async mayWatch(platform, viewer, ids) {
    if (viewer.kind !== 'user' || !ids.includes(viewer.user_id)) return new Map();
    const clubIds = await clubIdsOf(platform.db, viewer.user_id);
    const seen = await loadSeen(
      platform,
      platform.db,
      viewer,
      await listChannelIdsOfClubs(platform.db, clubIds),
    );
    const open = seen.filter(({ unreadable }) => unreadable === undefined);
    const now = platform.clock.now();
    const loud = open.filter(
      ({ row }) =>
        isForEverybody(row) &&
        !isMutedAt({ muted: row.conversation_muted, until: row.conversation_muted_until }, now),
    );
    const also = [
      ...open.map(({ row }) => channelNewsRoom(row.id)),
      ...loud.map(({ row }) => channelNoticeRoom(row.id)),
    ];
    return new Map([[viewer.user_id, { also, within: clubIds.map(clubRoom) }]]);
  },
};

export const rooms = [conversationRooms, talkRooms];
