// Owns what users ask of memberships: the clubs on a profile, and those that would be left without an owner.
import type { ProfileClub } from '@stagepass/contract/users/shapes.ts';
import { presentClub } from '#domains/clubs/public/present-club.ts';
import type { ClubsOfPerson } from '#domains/users/public/clubs-of-person.ts';
import { countShared, listOwnedClubs, listProfileClubs } from './profile-clubs.store.ts';

export const profileClubs: ClubsOfPerson = {
  async listShown(platform, tx, { viewer, user_id, limit }) {
    const viewerId = viewer.kind === 'user' ? viewer.user_id : null;
    const rows = await listProfileClubs(tx, { user_id, viewer_id: viewerId, limit });
    const clubs = rows.map((row): ProfileClub => {
      const { id, handle, name, hue, picture } = presentClub(platform, row);
      return { id, handle, name, hue, picture, role: row.role, shared: row.shared };
    });
    const shared = viewerId === null ? 0 : await countShared(tx, { user_id, viewer_id: viewerId });
    return { clubs, shared };
  },

  listOwned: listOwnedClubs,
};
