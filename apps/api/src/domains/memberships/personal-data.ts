// Owns what of a person stands in memberships: handed out for their export, removed when the account ends.

import { changeMemberCount } from '#domains/clubs/public/change-member-count.ts';
import { giveBackToLimit } from '#domains/clubs/public/give-back-to-limit.ts';
import { lockLimit } from '#domains/clubs/public/lock-limit.ts';
import type { Domain } from '#platform/domain.ts';
import { deleteMembershipsOf, listMembershipsOf } from './members.store.ts';

export const exportUser: NonNullable<Domain['exportUser']> = async (platform, userId) => ({
  memberships: (await listMembershipsOf(platform.db, userId)).map((row) => ({
    club_id: row.club_id,
    role: row.role,
    state: row.state,
    number: row.number,
    joined_at: row.joined_at?.toISOString() ?? null,
    left_at: row.left_at?.toISOString() ?? null,
    muted_until: row.muted_until?.toISOString() ?? null,
    banned_at: row.banned_at?.toISOString() ?? null,
    banned_until: row.banned_until?.toISOString() ?? null,
    ban_reason: row.ban_reason,
  })),
});

/** The number stays given: no later member gets it. An account that owns a club is not deleted before that is settled. */
export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, userId, platform) => {
  const rows = await listMembershipsOf(tx, userId);
  for (const { club_id, role, state } of rows.toSorted((a, b) => (a.club_id < b.club_id ? -1 : 1))) {
    if (state !== 'active') continue;
    await lockLimit(tx, club_id, 'members');
    await giveBackToLimit(tx, club_id, 'members');
    if (role === 'admin') await giveBackToLimit(tx, club_id, 'admins');
    await changeMemberCount(platform, tx, club_id, -1);
  }
  await deleteMembershipsOf(tx, userId);
};
