// Owns the row types of the gacha domain's tables; nobody else reads or writes them.
import type { DrawResult, GuaranteedBy } from '@stagepass/base/gacha/draw.ts';
import type { TableEntry } from '@stagepass/base/gacha/table.ts';
import type { ClosedBecause, PoolState, VersionDraft } from '@stagepass/contract/gacha/shapes.ts';
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import type { ColumnType } from 'kysely';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';

/** Written as JSON text: the driver would turn an array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string | null | undefined, string | null>;

export interface PoolRow {
  id: string;
  club_id: string;
  name: string;
  story: string;
  picture: MediaFacts | null;
  state: PoolState;
  version_id: string | null;
  next_version_id: string | null;
  next_opens_at: Date | null;
  draft: VersionDraft | null;
  created_by: string;
  created_at: Date;
  changed_at: Date;
}

export interface VersionRow {
  id: string;
  pool_id: string;
  n: number;
  first: boolean;
  price: number;
  asset_id: AssetId;
  entries: TableEntry[];
  design_ids: string[];
  announced_at: Date;
  opens_at: Date;
  opened_at: Date | null;
  closed_at: Date | null;
  closed_because: ClosedBecause | null;
}

export interface SeedRow {
  id: string;
  pool_id: string;
  user_id: string | null;
  hash: string;
  sealed: string | null;
  client_seed: string | null;
  server_seed: string | null;
  made_at: Date;
  bound_at: Date | null;
  revealed_at: Date | null;
}

export interface FanRow {
  pool_id: string;
  user_id: string;
  seed_id: string | null;
  next_seed_id: string;
  nonce: number;
  pity: number;
}

export interface DrawRow extends DrawResult {
  id: string;
  seq: number;
  pool_id: string;
  version_id: string;
  user_id: string | null;
  seed_id: string;
  count: number;
  item_id: string;
  number: number;
  guaranteed: GuaranteedBy;
  transfer_id: string;
  at: Date;
}

export interface TallyRow {
  version_id: string;
  design_id: string;
  count: number;
  guaranteed: GuaranteedBy;
  drawn: number;
}

export interface GachaTables {
  gacha_pools: Omit<PoolRow, 'picture' | 'draft'> & {
    picture: Json<MediaFacts | null>;
    draft: Json<VersionDraft | null>;
  };
  gacha_versions: Omit<VersionRow, 'entries'> & { entries: ColumnType<TableEntry[], string, never> };
  gacha_seeds: SeedRow;
  gacha_fans: FanRow;
}
