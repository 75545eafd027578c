// Owns the row types of the badges domain's tables; nobody else reads or writes them.
import type { BadgeCause, BadgeIcon, BadgeShape } from '@stagepass/contract/badges/kinds.ts';
import type { Generated, Selectable } from 'kysely';

interface BadgeTable {
  id: string;
  /** Null for the site's own. */
  club_id: string | null;
  name: string;
  description: string;
  shape: BadgeShape;
  icon: BadgeIcon;
  hue: number;
  stages: number;
  of_achievement: boolean;
  /** Of a hidden achievement: shown to whoever earned it, and to those who make the club's badges. */
  hidden: Generated<boolean>;
  retired_at: Date | null;
  version: Generated<number>;
  created_by: string | null;
  created_at: Date;
}

interface BadgeGrantTable {
  badge_id: string;
  user_id: string;
  stage: number;
  cause_kind: BadgeCause;
  cause_id: string;
  granted_at: Date;
}

interface BadgeHolderTable {
  badge_id: string;
  user_id: string;
  stage: number;
  earned_at: Date;
  pinned: number | null;
}

export type BadgeRow = Selectable<BadgeTable>;
export type BadgeGrantRow = Selectable<BadgeGrantTable>;
export type BadgeHolderRow = Selectable<BadgeHolderTable>;

export interface BadgesTables {
  badges: BadgeTable;
  badge_grants: BadgeGrantTable;
  badge_holders: BadgeHolderTable;
}
