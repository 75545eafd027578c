// Owns what every kind of thing that a station hands out must be able to do.
import type { StationThing, ThingInput } from '@stagepass/contract/stations/shapes.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import type { StationRow } from '../tables.ts';

/** What a row says of the thing. */
export type ThingColumns = Pick<StationRow, 'badge_id' | 'tier_id' | 'tier_days' | 'design_id'>;

export const nothing: ThingColumns = { badge_id: null, tier_id: null, tier_days: null, design_id: null };

/** What a claim has to know of the thing, in one query. */
export interface FoundThing {
  name: string;
  /** The person has it already, by whatever way, and cannot have it twice. */
  had: boolean;
  /** Of a copy. */
  design?: ItemDesign;
}

/** One claim under way: stock is taken, nothing is paid yet. */
export interface Handing {
  station: StationRow;
  user_id: string;
  /** Where it is paid for: the payment that follows in the same transaction. */
  sale: { transfer_id: string; price: number } | undefined;
  found: FoundThing;
  at: Date;
}

/** What a fan got, as the claim keeps it. */
export interface HandedOut {
  item_id: string | null;
  /** Of a tier for some days. */
  until: Date | null;
}

export interface ThingKind<Input extends ThingInput = ThingInput, Thing extends StationThing = StationThing> {
  columns(input: Input): ThingColumns;
  /** Fails with `stations.thing-not-found` where the club has no such thing to hand out. */
  requireOfClub(tx: Executor, clubId: string, input: Input): Promise<void>;
  /** Undefined where it cannot be handed out any more. */
  find(
    platform: Platform,
    tx: Executor,
    station: StationRow,
    userId: string,
  ): Promise<FoundThing | undefined>;
  nameOf(thing: Thing): string;
  /** Whether the person has it already, by whatever way. */
  isHad(thing: Thing): boolean;
  /** With the station's row locked. Undefined where there is nothing to hand out any more. */
  handOut(platform: Platform, tx: Tx, handing: Handing): Promise<HandedOut | undefined>;
}
