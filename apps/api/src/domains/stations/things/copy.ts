// Owns the stations that hand out a numbered copy of an item, and the one whose copy is an NFT that the site holds for its fan.
import { assert } from '@stagepass/base/assert.ts';
import { designNotLive, soldOut } from '@stagepass/contract/items/errors.ts';
import type { ItemPlace } from '@stagepass/contract/items/shapes.ts';
import { thingNotFound } from '@stagepass/contract/stations/errors.ts';
import type { StationThing, ThingInput } from '@stagepass/contract/stations/shapes.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { giveKept } from '#domains/items/public/kept-in-place.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { mintItems } from '#domains/items/public/mint-items.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { insertToken } from '../claims.store.ts';
import type { StationRow } from '../tables.ts';
import { type FoundThing, type Handing, nothing, type ThingKind } from './thing-kind.ts';

type Input<Kind> = Extract<ThingInput, { kind: Kind }>;
type Thing<Kind> = Extract<StationThing, { kind: Kind }>;

export function placeOf(stationId: string): ItemPlace {
  return { kind: 'station', id: stationId };
}

async function requireDesign(tx: Executor, clubId: string, { design_id }: { design_id: string }) {
  if ((await loadDesigns(tx, [design_id])).get(design_id)?.club_id !== clubId) fail(thingNotFound);
}

async function findDesign(
  _platform: Platform,
  tx: Executor,
  { design_id }: StationRow,
): Promise<FoundThing | undefined> {
  const design = (await loadDesigns(tx, [design_id ?? ''])).get(design_id ?? '');
  return design !== undefined && canBeHandedOut(design)
    ? { name: design.name, had: false, design }
    : undefined;
}

/** A copy that was set aside is handed out though its design was retired since; one that would have to be made is not. */
export function canBeHandedOut(design: ItemDesign | undefined): boolean {
  if (design === undefined || design.hidden_at !== null) return false;
  return design.edition_size !== null || design.state === 'live';
}

/** Copies of an edition were made and set aside when the station opened; of an unlimited item they are made now. */
async function copyFor(platform: Platform, tx: Tx, handing: Handing): Promise<string | undefined> {
  const { station, user_id, sale, found, at } = handing;
  const { design } = found;
  assert(design !== undefined, 'what hands out a copy has found its design');
  if (design.edition_size !== null) {
    const place = placeOf(station.id);
    return (await giveKept(tx, { place, design_id: design.id, user_id, sale, at }))?.item_id;
  }
  const price = sale === undefined ? {} : { price: sale.price };
  const paid = sale === undefined ? {} : { event: 'sold' as const, transfer_id: sale.transfer_id };
  const made = await mintItems(platform, tx, {
    holders: [{ user_id, design_id: design.id, cause_id: station.id, ...price }],
    origin: 'station',
    cause_kind: 'station',
    ...paid,
    at,
  }).catch(unlessGone);
  return made?.[0]?.item_id;
}

/** The club retired it in this very moment. */
function unlessGone(error: unknown): undefined {
  if (error instanceof Failure && (error.reason === designNotLive || error.reason === soldOut))
    return undefined;
  throw error;
}

export const itemThing: ThingKind<Input<'ITEM'>, Thing<'ITEM'>> = {
  columns: ({ design_id }) => ({ ...nothing, design_id }),
  requireOfClub: requireDesign,
  find: findDesign,
  nameOf: ({ design }) => design.name,
  isHad: () => false,
  async handOut(platform, tx, handing) {
    const item_id = await copyFor(platform, tx, handing);
    return item_id === undefined ? undefined : { item_id, until: null };
  },
};

/** The copy is the fan's; its token stays with the site until a chain is connected. */
export const nftThing: ThingKind<Input<'NFT'>, Thing<'NFT'>> = {
  columns: ({ design_id }) => ({ ...nothing, design_id }),
  requireOfClub: requireDesign,
  find: findDesign,
  nameOf: ({ design }) => design.name,
  isHad: () => false,
  async handOut(platform, tx, handing) {
    const item_id = await copyFor(platform, tx, handing);
    if (item_id === undefined) return undefined;
    await insertToken(tx, { item_id, station_id: handing.station.id, at: handing.at });
    return { item_id, until: null };
  },
};
