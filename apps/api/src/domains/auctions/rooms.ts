// Owns who may watch an auction: whoever may see it.
import { isId } from '@stagepass/contract/shapes.ts';
import { clubRoom } from '#domains/clubs/public/paths.ts';
import { designPlace } from '#domains/items/public/paths.ts';
import { clubsSeenInside } from '#domains/memberships/public/clubs-seen-inside.ts';
import { isStaffFor } from '#domains/memberships/public/may.ts';
import type { RoomOwner } from '#platform/realtime/rooms.ts';
import { listWatched } from './auctions.store.ts';

const auctionRooms: RoomOwner = {
  kind: 'auction',
  async mayWatch(platform, viewer, ids) {
    const viewerId = viewer.kind === 'user' ? viewer.user_id : null;
    const auctions = await listWatched(platform.db, ids.filter(isId), viewerId);
    const clubs = await clubsSeenInside(
      platform,
      viewer,
      auctions.map(({ club_id }) => club_id),
    );
    const seen = auctions.filter(({ club_id, out_of_sight }) => {
      const standing = clubs.get(club_id)?.standing;
      return (
        standing !== undefined &&
        (!out_of_sight || isStaffFor(standing, 'sales', 'moderate') || standing.operator)
      );
    });
    return new Map(
      seen.map(({ id, club_id, design_id }) => [id, { within: [clubRoom(club_id), designPlace(design_id)] }]),
    );
  },
};

export const rooms = [auctionRooms];
