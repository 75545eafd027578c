// Owns what memberships asks of levels, a later row: the XP of members, for the register and the card.
import type { Executor } from '#platform/db/executor.ts';
import { slot } from '#platform/slot/slot.ts';

export interface MemberXp {
  /** Of many members of one club. */
  ofMembers(tx: Executor, clubId: string, userIds: readonly string[]): Promise<Map<string, number>>;
  /** Of one person in many clubs. */
  inClubs(tx: Executor, userId: string, clubIds: readonly string[]): Promise<Map<string, number>>;
}

export const memberXp = slot<MemberXp>('member-xp');
