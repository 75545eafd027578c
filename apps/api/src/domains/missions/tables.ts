// Owns the row types of the missions domain's tables; nobody else reads or writes them.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { MissionRepeat, PartState, RewardWait } from '@stagepass/contract/missions/kinds.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';

/** Written as JSON text: the driver would turn an array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string | null, string | null>;

/** As it is stored: whether it has opened or is over by its window is `stateAt`'s to say. */
export type StoredState = 'draft' | 'live' | 'paused' | 'ended' | 'archived';

interface MissionTable {
  id: string;
  club_id: string;
  state: StoredState;
  position: number;
  title: string;
  story: string;
  picture: Json<MediaFacts | null>;
  opens_at: Date | null;
  closes_at: Date | null;
  repeat: MissionRepeat;
  slots: number | null;
  finish_within_h: number | null;
  private: boolean;
  condition: Json<ConditionTree | null>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Date;
  published_at: Date | null;
  ended_at: Date | null;
  /** Out of sight while reports about it wait, or since somebody decided so. */
  hidden_at: Generated<Date | null>;
  hidden_reason: Generated<string | null>;
  /** Since when it is paused or out of sight, while it is. */
  rests_since: Generated<Date | null>;
}

interface RewardTable {
  id: string;
  mission_id: string;
  position: number;
  kind: 'item' | 'credits' | 'badge' | 'tokens';
  design_id: string | null;
  badge_id: string | null;
  amount_cents: number | null;
  /** Of the club's token, for each fan. */
  token_amount: number | null;
  total: number | null;
  given: Generated<number>;
}

interface PartTable {
  id: string;
  mission_id: string;
  user_id: string;
  period: string;
  state: PartState;
  staff: boolean;
  has_slot: boolean;
  started_at: Date;
  expires_at: Date | null;
  /** How much time was given back because the mission rested meanwhile. */
  rested_s: Generated<number>;
  completed_at: Date | null;
  claimed_at: Date | null;
  reward_wait: RewardWait | null;
}

export interface MissionsTables {
  missions: MissionTable;
  mission_rewards: RewardTable;
  mission_parts: PartTable;
}

export type MissionRow = Selectable<MissionTable>;
export type RewardRow = Selectable<RewardTable>;
export type PartRow = Selectable<PartTable>;

export interface BudgetRow {
  budget_cents: number;
  reserved_cents: number;
  spent_cents: number;
}
