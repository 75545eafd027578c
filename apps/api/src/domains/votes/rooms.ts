// Owns who may watch a vote: whoever may see it.
import { isId } from '@stagepass/contract/shapes.ts';
import { clubRoom } from '#domains/clubs/public/paths.ts';
import { clubsSeenInside } from '#domains/memberships/public/clubs-seen-inside.ts';
import type { OpenRoom, RoomOwner } from '#platform/realtime/rooms.ts';
import { isShown } from './access.ts';
import { listVoteRows } from './votes.store.ts';

const voteRooms: RoomOwner = {
  kind: 'vote',
  async mayWatch(platform, viewer, ids) {
    const votes = (await listVoteRows(platform.db, ids.filter(isId))).filter(({ kind }) => kind === 'vote');
    const seen = await clubsSeenInside(
      platform,
      viewer,
      votes.map(({ club_id }) => club_id),
    );
    return new Map(
      votes.flatMap((vote): [string, OpenRoom][] => {
        const at = seen.get(vote.club_id);
        if (at === undefined || !isShown(vote, at)) return [];
        return [[vote.id, { within: [clubRoom(vote.club_id)] }]];
      }),
    );
  },
};

export const rooms = [voteRooms];
