// Owns the XP of many, as memberships asks for it.
import type { MemberXp } from '#domains/memberships/public/xp-slot.ts';
import { listTotalsInClubs, listTotalsOfMembers } from './xp.store.ts';

export const xpOfMany: MemberXp = {
  ofMembers: listTotalsOfMembers,
  inClubs: listTotalsInClubs,
};
