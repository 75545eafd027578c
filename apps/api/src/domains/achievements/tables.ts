// Owns the row types of the achievements domain's tables; nobody else reads or writes them.
import type { AchievementState, CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import type { BadgeLook } from '@stagepass/contract/badges/shapes.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

interface AchievementTable {
  id: string;
  /** Null for the site's own. */
  club_id: string | null;
  site_key: string | null;
  state: AchievementState;
  name: string;
  description: string;
  look: Json<BadgeLook>;
  counter: CounterKind;
  hidden: boolean;
  badge_id: string | null;
  version: Generated<number>;
  created_by: string | null;
  created_at: Date;
  published_at: Date | null;
  retired_at: Date | null;
}

export interface StageRow {
  achievement_id: string;
  stage: number;
  goal: number;
  xp: number;
  design_id: string | null;
  total: number | null;
  given: number;
}

export interface EarnedRow {
  achievement_id: string;
  stage: number;
  user_id: string;
  earned_at: Date;
  item_id: string | null;
}

export interface AchievementsTables {
  achievements: AchievementTable;
}

export type AchievementRow = Selectable<AchievementTable>;

export interface CountRow {
  user_id: string;
  club_id: string;
  kind: CounterKind;
  count: number;
}
