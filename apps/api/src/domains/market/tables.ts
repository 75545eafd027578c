// Owns the row types of the market's tables; nobody else reads or writes them.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import type { ListingKind, ListingState } from '@stagepass/contract/market/shapes.ts';
import type { ColumnType, Generated } from 'kysely';

export interface ListingRow {
  id: string;
  club_id: string;
  kind: ListingKind;
  design_id: string;
  rank: number;
  item_id: string | null;
  seller_id: string | null;
  /** What the price counts: credits, or the token of its club. */
  asset_id: AssetId;
  price: number;
  royalty_bp: number;
  stock: number | null;
  /** Not refunded. */
  sold: number;
  refunded: number;
  /** Copies that came back, and are sold before new ones are made. */
  returned: number;
  revenue: number;
  per_fan_limit: number | null;
  /** Who may buy in the store; null for everybody who may buy in the club. */
  condition: ConditionTree | null;
  opens_at: Date | null;
  closes_at: Date | null;
  state: ListingState;
  created_by: string;
  created_at: Date;
  ended_at: Date | null;
}

interface ListingTable
  extends Omit<ListingRow, 'asset_id' | 'sold' | 'refunded' | 'returned' | 'revenue' | 'condition'> {
  /** Written as text: a tree is not an array of PostgreSQL. */
  condition: ColumnType<ConditionTree | null, string | null | undefined, string | null>;
  asset_id: ColumnType<AssetId, AssetId | undefined, never>;
  sold: Generated<number>;
  refunded: Generated<number>;
  returned: Generated<number>;
  revenue: Generated<number>;
}

export interface SaleRow {
  id: string;
  listing_id: string;
  buyer_id: string;
  item_id: string;
  price: number;
  paid: number;
  fee: number;
  royalty: number;
  transfer_id: string | null;
  at: Date;
}

export interface MarketTables {
  listings: ListingTable;
  listing_sales: SaleRow;
  market_settings: { club_id: string; royalty_bp: number; changed_at: Date };
}
