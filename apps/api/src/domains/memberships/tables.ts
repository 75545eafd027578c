// Owns the row types of the memberships domain's tables; nobody else reads or writes them.
import type { AdminScope } from '@stagepass/contract/clubs/shapes.ts';
import type { MemberRole, MemberState, TierBenefit } from '@stagepass/contract/memberships/shapes.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

type Json<T> = ColumnType<T, string | undefined, string>;

interface MembershipTable {
  club_id: string;
  user_id: string;
  role: MemberRole;
  /** Of an admin; of everybody else it says nothing. */
  scopes: Generated<AdminScope[]>;
  number: number | null;
  state: MemberState;
  source: string;
  joined_at: Date | null;
  left_at: Date | null;
  muted_until: Date | null;
  mute_reason: Generated<string>;
  banned_at: Date | null;
  banned_until: Date | null;
  banned_by: string | null;
  ban_reason: Generated<string>;
  /** Told by whoever sells plans; of somebody who left it says nothing. */
  subscribed: Generated<boolean>;
}

interface MemberNumberTable {
  club_id: string;
  given: Generated<number>;
}

interface TierTable {
  id: string;
  club_id: string;
  rank: number;
  name: string;
  hue: number;
  reached_by: 'xp' | 'subscription' | 'station' | 'hand';
  at_xp: number | null;
  benefits: Json<TierBenefit[]>;
  created_at: Date;
}

interface TierGrantTable {
  club_id: string;
  user_id: string;
  tier_id: string;
  source: string;
  until: Date | null;
  granted_at: Date;
}

export interface MembershipsTables {
  memberships: MembershipTable;
  member_numbers: MemberNumberTable;
  tiers: TierTable;
  tier_grants: TierGrantTable;
}

export type MembershipRow = Selectable<MembershipTable>;

export type TierRow = Selectable<TierTable>;
