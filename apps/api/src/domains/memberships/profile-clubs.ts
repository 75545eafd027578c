// Owns what users ask of memberships: the clubs on a profile, and those that would be left without an owner.
import type { ProfileClub } from '@stagepass/contract/users/shapes.ts';
import { presentClubPicture } from '#domains/clubs/public/present-club.ts';
import type { ClubsOfPerson } from '#domains/users/public/clubs-of-person.ts';
import {
  countShared,
  findProfileClubsGathered,
  listOwnedClubs,
  listProfileClubs,
} from './profile-clubs.store.ts';

export const profileClubs: ClubsOfPerson = {
  async listShown(platform, tx, { viewer, user_id }) {
    const viewerId = viewer.kind === 'user' ? viewer.user_id : null;
    const rows =
      viewerId === null
        ? ((await findProfileClubsGathered(tx, user_id)) ?? [])
        : await listProfileClubs(tx, { user_id, viewer_id: viewerId });
    const clubs = rows.map(({ id, handle, name, hue, role, shared, ...picture }): ProfileClub => {
      return { id, handle, name, hue, picture: presentClubPicture(platform, picture), role, shared };
    });
    const shared = viewerId === null ? 0 : await countShared(tx, { user_id, viewer_id: viewerId });
    return { clubs, shared };
  },

  listOwned: listOwnedClubs,
};
