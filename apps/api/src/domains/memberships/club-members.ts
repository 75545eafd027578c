// Owns what clubs ask of memberships: standings, abilities, the first member, the change of owner.

import { memberJoined, roleChanged } from '@stagepass/contract/memberships/events.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { changeMemberCount } from '#domains/clubs/public/change-member-count.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import type { ClubMembers } from '#domains/clubs/public/members-slot.ts';
import { takeFromLimit } from '#domains/clubs/public/take-from-limit.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import {
  findMembership,
  insertMembership,
  listBannedFrom,
  lockMembership,
  takeNumber,
  updateMembership,
} from './members.store.ts';
import { loadClubFor } from './public/load-club-for.ts';
import { loadStanding } from './public/load-standing.ts';
import { may } from './public/may.ts';
import { firstTiers } from './tiers.rules.ts';
import { insertTiers } from './tiers.store.ts';
import { grantFirstTiers } from './xp-grants.store.ts';

export const membersOfClubs: ClubMembers = {
  standingOf: loadStanding,
  loadClubFor,

  abilities(club, standing) {
    return {
      see_inside: may(club, standing, 'see-inside'),
      join: may(club, standing, 'join'),
      leave: standing.role === 'member' || standing.role === 'admin',
      comment: may(club, standing, 'comment'),
      take_part: may(club, standing, 'take-part'),
      post: may(club, standing, 'post'),
      manage: may(club, standing, 'see-management'),
      scan: may(club, standing, 'scan'),
      manage_content: may(club, standing, 'manage-content'),
      manage_sales: may(club, standing, 'manage-sales'),
      manage_members: may(club, standing, 'manage-members'),
      manage_club: may(club, standing, 'manage-club'),
      manage_admins: may(club, standing, 'manage-admins'),
      delete_club: may(club, standing, 'delete-club'),
      hand_over: may(club, standing, 'hand-over'),
    };
  },

  async enrolOwner(platform, tx, club, { user_id, tier_names }) {
    const now = platform.clock.now();
    const tiers = firstTiers(tier_names).map((tier) => ({
      ...tier,
      id: newId(platform),
      club_id: club.id,
      reached_by: 'xp' as const,
      benefits: '[]',
      created_at: now,
    }));
    await insertTiers(tx, tiers);
    await takeFromLimit(tx, club.id, 'members');
    const key = { club_id: club.id, user_id };
    const number = await takeNumber(tx, club.id);
    const source = 'founding';
    await insertMembership(tx, { ...key, role: 'owner', state: 'active', number, source, joined_at: now });
    await grantFirstTiers(tx, club.id, [user_id], now);
    await changeMemberCount(platform, tx, club.id, 1);
    await tx.emit(memberJoined, { ...key, number, source, returning: false });
  },

  handOver: changeOwner,

  bannedFrom: listBannedFrom,

  async isAdmin(tx, clubId, userId) {
    const member = isId(userId) ? await findMembership(tx, clubId, userId) : undefined;
    return member?.state === 'active' && member.role === 'admin';
  },
};

/** The old owner steps down first: the index lets no club have two, not even for a moment. */
async function changeOwner(tx: Tx, club: Club, toId: string): Promise<boolean> {
  // In the order of ids, as everybody who locks two members.
  const locked = new Map<string, Awaited<ReturnType<typeof lockMembership>>>();
  for (const userId of [club.owner_id, toId].toSorted())
    locked.set(userId, await lockMembership(tx, club.id, userId));
  const heir = locked.get(toId);
  if (heir?.state !== 'active' || heir.role !== 'admin') return false;
  const from = { club_id: club.id, user_id: club.owner_id };
  const to = { club_id: club.id, user_id: toId };
  await updateMembership(tx, from, { role: 'admin', scopes: ['all'] });
  await updateMembership(tx, to, { role: 'owner', muted_until: null, mute_reason: '' });
  await tx.emit(roleChanged, { ...from, from: 'owner', to: 'admin' });
  await tx.emit(roleChanged, { ...to, from: 'admin', to: 'owner' });
  return true;
}
