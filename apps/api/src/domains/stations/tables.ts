// Owns the row types of the stations domain's tables; nobody else reads or writes them.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { StationKind, StationState } from '@stagepass/contract/stations/kinds.ts';
import type { StationPlace } from '@stagepass/contract/stations/shapes.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** Written as JSON text: the driver would turn an array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string | null, string | null>;

interface StationTable {
  id: string;
  club_id: string;
  state: StationState;
  position: Generated<number>;
  title: string;
  story: string;
  kind: StationKind;
  /** What it hands out, by its kind; null where that was deleted since. */
  badge_id: string | null;
  tier_id: string | null;
  tier_days: number | null;
  design_id: string | null;
  /** Fan tokens that come with each claim. */
  token_amount: number | null;
  price: number;
  total: number | null;
  given: Generated<number>;
  per_fan: number;
  opens_at: Date | null;
  closes_at: Date | null;
  place: Json<StationPlace>;
  condition: Json<ConditionTree | null>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Date;
  opened_at: Date | null;
  closed_at: Date | null;
  /** Out of sight while reports about it wait, or since somebody decided so. */
  hidden_at: Generated<Date | null>;
  hidden_reason: Generated<string | null>;
}

interface ClaimTable {
  id: string;
  station_id: string;
  club_id: string;
  user_id: string | null;
  nth: number;
  title: string;
  item_id: string | null;
  paid: number;
  fee: number;
  transfer_id: string | null;
  until: Date | null;
  tokens: number;
  at: Date;
}

export interface StationsTables {
  stations: StationTable;
  station_claims: ClaimTable;
}

export type StationRow = Selectable<StationTable>;
export type ClaimRow = Selectable<ClaimTable>;
