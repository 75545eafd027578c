// Owns how rows of membership become what is sent: a member for the staff, a card for the member, tiers.
import { levelAt } from '@stagepass/base/level.ts';
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import type { MemberView, OwnMembership, TierView } from '@stagepass/contract/memberships/shapes.ts';
import type { userCard } from '@stagepass/contract/users/shapes.ts';
import type { z } from 'zod';
import type { Club } from '#domains/clubs/public/club.ts';
import { abilitiesOver } from './policy.ts';
import type { Standing } from './public/standing.ts';
import type { OwnRow, RegisterRow } from './register.store.ts';
import { tierOf } from './standing.rules.ts';
import type { TierRow } from './tables.ts';
import { ruleOf } from './tiers.rules.ts';

type UserCard = z.infer<typeof userCard>;

export interface Seen {
  club: Club;
  standing: Standing;
  now: Date;
}

export function presentMember(
  { club, standing, now }: Seen,
  row: RegisterRow,
  { card, xp }: { card: UserCard; xp: number },
): MemberView {
  const muted = row.muted_until !== null && row.muted_until > now;
  return {
    user: card,
    role: row.role,
    scopes: scopesOf(row),
    number: row.number,
    state: row.state,
    joined_at: row.joined_at?.toISOString() ?? null,
    tier: row.state === 'active' ? tierOf(row) : null,
    hand_tier_id: row.hand_tier_id,
    xp,
    level: levelAt(xp),
    muted_until: muted ? (row.muted_until?.toISOString() ?? null) : null,
    banned_at: row.banned_at?.toISOString() ?? null,
    banned_until: row.banned_until?.toISOString() ?? null,
    ban_reason: row.banned_at === null ? null : row.ban_reason,
    can: abilitiesOver(club, standing, row),
  };
}

/** Rows of others carry what says nothing there. */
function scopesOf({ role, scopes }: Pick<RegisterRow, 'role' | 'scopes'>): RegisterRow['scopes'] {
  return role === 'admin' ? scopes : [];
}

export function presentOwn(row: OwnRow, { club, xp }: { club: ClubCard; xp: number }): OwnMembership {
  return {
    club,
    role: row.role,
    scopes: scopesOf(row),
    number: row.number ?? 0,
    tier: tierOf(row),
    joined_at: row.joined_at?.toISOString() ?? '',
    xp,
    level: levelAt(xp),
    suspended: row.suspended,
  };
}

/** `counts` are for the staff; others see how a tier is reached, not by how many. */
export function presentTier(row: TierRow, counts: ReadonlyMap<string, number> | undefined): TierView {
  return {
    id: row.id,
    rank: row.rank,
    name: row.name,
    hue: row.hue,
    reached_by: ruleOf(row),
    benefits: row.benefits,
    member_count: counts === undefined ? null : (counts.get(row.id) ?? 0),
  };
}
