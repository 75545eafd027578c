// Owns what redemption reads of members, by the views of their domains: what a door may know of somebody.
import type { MemberRole } from '@stagepass/contract/memberships/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface MemberFacts {
  user_id: string;
  role: MemberRole;
  number: number;
  joined_at: Date;
  tier_id: string | null;
  tier_rank: number | null;
  tier_name: string | null;
  tier_hue: number | null;
}

/** The best tier of each; `member_tiers` names it by its rank. */
export const bestTier = `left join lateral (
    select f.id as tier_id, f.rank as tier_rank, f.name as tier_name, f.hue as tier_hue
    from member_tiers g join tier_facts f on f.club_id = g.club_id and f.rank = g.rank
    where g.club_id = m.club_id and g.user_id = m.user_id order by g.rank desc limit 1) t on true`;

const facts = prepared<MemberFacts>(
  'redemption-members',
  `select m.user_id, m.role, m.number, m.joined_at, t.* from member_standing m ${bestTier}
   where m.club_id = $1 and m.user_id = any($2::uuid[])`,
);

export async function listMemberFacts(
  tx: Executor,
  clubId: string,
  userIds: readonly string[],
): Promise<Map<string, MemberFacts>> {
  if (userIds.length === 0) return new Map();
  return new Map((await facts(tx, [clubId, userIds])).map((row) => [row.user_id, row]));
}

const ban = prepared<{ banned: boolean }>(
  'redemption-banned',
  'select exists (select from member_bans where club_id = $1 and user_id = $2) as banned',
);

export async function isBanned(tx: Executor, clubId: string, userId: string): Promise<boolean> {
  return (await ban(tx, [clubId, userId]))[0]?.banned === true;
}
