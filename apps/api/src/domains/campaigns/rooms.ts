// Owns who may watch a campaign: whoever may see it.
import { isId } from '@stagepass/contract/shapes.ts';
import { clubRoom } from '#domains/clubs/public/paths.ts';
import { clubsSeenInside } from '#domains/memberships/public/clubs-seen-inside.ts';
import type { RoomOwner } from '#platform/realtime/rooms.ts';
import { listClubs } from './campaign-clubs.store.ts';

const campaignRooms: RoomOwner = {
  kind: 'campaign',
  async mayWatch(platform, viewer, ids) {
    const clubs = (await listClubs(platform.db, ids.filter(isId))).filter(
      ({ answer }) => answer === 'accepted',
    );
    const seen = await clubsSeenInside(
      platform,
      viewer,
      clubs.map(({ club_id }) => club_id),
    );
    const open = Map.groupBy(
      clubs.filter(({ club_id }) => seen.has(club_id)),
      ({ campaign_id }) => campaign_id,
    );
    return new Map([...open].map(([id, of]) => [id, { within: of.map(({ club_id }) => clubRoom(club_id)) }]));
  },
};

export const rooms = [campaignRooms];
