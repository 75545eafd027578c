// Owns the row types of the events domain's tables; nobody else reads or writes them.
import type { EventKind } from '@stagepass/contract/events/kinds.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';

interface EventTable {
  id: string;
  club_id: string;
  kind: EventKind;
  title: string;
  story: Generated<string>;
  /** Written as JSON text. */
  picture: ColumnType<MediaFacts | null, string | null | undefined, string | null>;
  place: Generated<string>;
  address: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  link: string | null;
  doors_at: Date | null;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  capacity: number | null;
  /** Signed up or on the guest list. */
  people: Generated<number>;
  state: 'draft' | 'published' | 'cancelled';
  reason: string | null;
  version: Generated<number>;
  created_by: string;
  created_at: Date;
  published_at: Date | null;
  changed_at: Date | null;
  cancelled_at: Date | null;
  cancelled_by: string | null;
  paid_back_at: Date | null;
}
export type EventRow = Selectable<EventTable>;

export interface PersonRow {
  event_id: string;
  user_id: string;
  comes_as: 'going' | 'guest';
  note: string;
  item_id: string | null;
  added_by: string | null;
  at: Date;
  arrived_at: Date | null;
  told_at: Date | null;
}

export interface RefundRow {
  item_id: string;
  event_id: string;
  holder_id: string;
  order_id: string | null;
  asset_id: string;
  amount: number;
  fee: number;
  transfer_id: string | null;
  at: Date;
}

export interface EventsTables {
  club_events: EventTable;
  club_event_tickets: { design_id: string; event_id: string; position: number };
  club_event_missions: { event_id: string; mission_id: string; position: number };
  club_event_people: PersonRow;
  club_event_refunds: RefundRow;
  calendar_feeds: { user_id: string; token: string; renewed_at: Date };
}
