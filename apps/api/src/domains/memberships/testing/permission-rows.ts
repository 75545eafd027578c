// Owns who may call the endpoints of membership.

import {
  anyone,
  type Cells,
  ownerOnly,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const params = ({ club }: Stage) => ({ params: { id: club.id } });
const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });

/** Somebody new to act on, so that nobody finds what the caller before left. */
const onMember = async (stage: Stage) => ({
  params: { id: stage.club.id, user_id: (await stage.make('member')).id },
});
const onMuted = async (stage: Stage) => ({
  params: { id: stage.club.id, user_id: (await stage.make('muted')).id },
});
const onBanned = async (stage: Stage) => ({
  params: { id: stage.club.id, user_id: (await stage.make('banned')).id },
});
const tiersOf = async ({ app, club, owner }: Stage) =>
  (await app.ok('GET /clubs/:id/tiers', { params: { id: club.id } }, owner.as)).data;
const onTier = async (stage: Stage) => ({
  params: { id: stage.club.id, tier_id: (await tiersOf(stage)).at(-1)?.id ?? '' },
});

let named = 0;
const newName = () => {
  named += 1;
  return `Box ${named}`;
};

const fanStaff = inBoth(staffOnly(signedInOnly(), 'moderator'));
const staff = inBoth(staffOnly(verifiedOnly(), 'moderator'));
/** Whoever is inside: a muted member reads as before. */
const inside = refuse(signedInOnly(), 'clubs.members-only', ['unverified', 'guest', 'operator', 'banned']);
const leaving = {
  ...refuse(signedInOnly(), 'memberships.not-a-member', ['unverified', 'guest', 'operator', 'banned']),
  owner: 'memberships.owner-stays',
};

export const membershipRows = {
  listMembers: { given: params, ...fanStaff },
  countMembers: { given: params, ...fanStaff },
  exportMembers: { given: params, ...staff },
  getMember: { given: onMember, ...fanStaff },
  setMemberRole: {
    given: async (stage) => ({ ...(await onMember(stage)), body: { role: 'admin' } }),
    ...inBoth(ownerOnly()),
  },
  setMemberTier: {
    given: async (stage) => ({
      ...(await onMember(stage)),
      body: { tier_id: (await tiersOf(stage))[2]?.id ?? null },
    }),
    ...staff,
  },
  muteMember: {
    given: async (stage) => ({
      ...(await onMember(stage)),
      body: { until: new Date(stage.app.clock.now().getTime() + 3_600_000).toISOString() },
    }),
    ...staff,
  },
  unmuteMember: { given: onMuted, ...staff },
  banMember: {
    given: async (stage) => ({ ...(await onMember(stage)), body: { reason: 'Spam.' } }),
    ...staff,
  },
  unbanMember: { given: onBanned, ...staff },
  removeMember: { given: onMember, ...staff },
  leaveClub: { given: params, ...inBoth(leaving), spends: true },
  getMemberCard: { given: params, ...inBoth(inside) },
  listOwnMemberships: { given: () => ({}), cells: signedInOnly() },
  listTiers: { given: params, ...inBoth(anyone) },
  createTier: {
    given: async (stage) => ({
      ...params(stage),
      body: { name: newName(), hue: 10, reached_by: { by: 'hand' }, benefits: [] },
    }),
    ...staff,
  },
  updateTier: { given: async (stage) => ({ ...(await onTier(stage)), body: { hue: 200 } }), ...staff },
  removeTier: { given: onTier, ...staff },
  orderTiers: {
    given: async (stage) => ({
      ...params(stage),
      body: { tier_ids: (await tiersOf(stage)).map((tier) => tier.id) },
    }),
    ...staff,
  },
} satisfies RowsOf<'memberships'>;
