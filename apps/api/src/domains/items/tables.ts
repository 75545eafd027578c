// Owns the row types of the items domain's tables; nobody else reads or writes them.
import type { ItemQualityKey } from '@stagepass/base/item-quality.ts';
import type {
  DesignState,
  ItemEventName,
  ItemKind,
  ItemOrigin,
  ItemPlace,
  ItemState,
} from '@stagepass/contract/items/shapes.ts';
import type { ColumnType, Generated } from 'kysely';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';

type Json<T> = ColumnType<T, string | null | undefined, string | null>;

export interface DesignRow {
  id: string;
  club_id: string;
  name: string;
  description: string;
  quality: ItemQualityKey;
  kind: ItemKind;
  /** Null while the house still draws it. */
  picture: MediaFacts | null;
  model_key: string | null;
  edition_size: number | null;
  issued: number;
  held_back: number;
  transferable: boolean;
  redeem_place: string | null;
  redeem_address: string;
  /** As `Gate B`; empty where there is one entrance only. */
  redeem_gate: string;
  redeem_offer: string;
  redeem_from: Date | null;
  redeem_starts_at: Date | null;
  redeem_until: Date | null;
  transfer_closes_at: Date | null;
  /** The event that a ticket belongs to; its place and times are the event's. */
  event_id: string | null;
  state: DesignState;
  hidden_at: Date | null;
  /** What the decision said; null where none was told. */
  hidden_reason: string | null;
  created_by: string;
  created_at: Date;
  changed_at: Date;
}

interface DesignTable
  extends Omit<
    DesignRow,
    | 'picture'
    | 'issued'
    | 'held_back'
    | 'redeem_address'
    | 'redeem_gate'
    | 'redeem_offer'
    | 'redeem_starts_at'
    | 'event_id'
    | 'hidden_at'
    | 'hidden_reason'
    | 'description'
  > {
  picture: Json<MediaFacts | null>;
  description: Generated<string>;
  issued: Generated<number>;
  held_back: Generated<number>;
  redeem_address: Generated<string>;
  redeem_gate: Generated<string>;
  redeem_offer: Generated<string>;
  redeem_starts_at: Generated<Date | null>;
  event_id: Generated<string | null>;
  hidden_at: Date | null;
  hidden_reason: Generated<string | null>;
}

export interface ItemRow {
  id: string;
  design_id: string;
  club_id: string;
  kind: ItemKind;
  number: number;
  holder_id: string | null;
  state: ItemState;
  place_kind: ItemPlace['kind'] | null;
  place_id: string | null;
  origin: ItemOrigin;
  from_paid_draw: boolean;
  acquired_at: Date;
  used_at: Date | null;
  seq: number;
  event: ItemEventName;
  moved_at: Date;
}

interface ItemTable extends ItemRow {
  rank: number;
  cause_kind: string | null;
  cause_id: string | null;
  transfer_id: string | null;
  price: number | null;
}

export interface ItemEventRow {
  item_id: string;
  seq: number;
  event: ItemEventName;
  at: Date;
  from_id: string | null;
  to_id: string | null;
  cause_kind: ItemPlace['kind'] | null;
  cause_id: string | null;
  transfer_id: string | null;
  price: number | null;
}

export type GrantTarget = { to: 'names' } | { to: 'tier'; tier_id: string } | { to: 'members' };
export type GrantSkip = { user_name: string; reason: 'unknown' | 'staff' | 'banned' | 'sold-out' };

export interface GrantRow {
  id: string;
  design_id: string;
  club_id: string;
  by_id: string;
  target: GrantTarget;
  note: string;
  state: 'running' | 'done' | 'sold-out';
  wanted: number;
  granted: number;
  skipped: number;
  skips: GrantSkip[];
  after_id: string | null;
  created_at: Date;
  ended_at: Date | null;
}

interface GrantTable extends Omit<GrantRow, 'target' | 'skips'> {
  target: ColumnType<GrantTarget, string, never>;
  skips: ColumnType<GrantSkip[], string, string>;
}

export interface ItemsTables {
  item_designs: DesignTable;
  items: ItemTable;
  item_events: ItemEventRow;
  item_grants: GrantTable;
}
