// Owns what an event does to its tickets: they have its place and times for as long as they belong to it.
import { designNotFound } from '@stagepass/contract/items/errors.ts';
import { designChanged } from '@stagepass/contract/items/events.ts';
import type { Tx } from '#platform/db/db.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { lockDesign, updateDesign } from '../designs.store.ts';
import { unindexDesign } from '../search-document.ts';
import { designKeepers } from './design-keepers.ts';
import type { ItemDesign } from './item.ts';

export interface EventTerms {
  readonly event_id: string;
  readonly place: string;
  readonly address: string;
  readonly doors_at: Date;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Locks the design. The entrance and what one gets for it stay the ticket's own; it changes hands until doors at the latest. */
export async function setEventTerms(tx: Tx, designId: string, terms: EventTerms, at: Date): Promise<void> {
  const design = (await lockDesign(tx, designId)) ?? fail(designNotFound);
  const { transfer_closes_at: closes } = design;
  // A closing time of the ticket's own is kept where it lies before doors of the event that it has already.
  const keeps =
    design.event_id === terms.event_id &&
    closes !== null &&
    closes < terms.doors_at &&
    closes < (design.redeem_from ?? closes);
  await updateDesign(tx, designId, {
    event_id: terms.event_id,
    redeem_place: terms.place,
    redeem_address: terms.address,
    redeem_from: terms.doors_at,
    redeem_starts_at: terms.starts_at,
    redeem_until: terms.ends_at,
    transfer_closes_at: keeps ? closes : terms.doors_at,
    changed_at: at,
  });
  await tx.emit(designChanged, { design_id: designId, club_id: design.club_id });
}

/** It keeps the place and times that it had last. */
export async function leaveEvent(tx: Tx, designId: string): Promise<void> {
  await updateDesign(tx, designId, { event_id: null });
}

/**
 * The event is cancelled: from now on no copy changes hands, and none is made, unless somebody was promised one that is not made yet.
 * Locks the design.
 */
export async function endForCancelled(tx: Tx, designId: string, at: Date): Promise<void> {
  const design = await lockDesign(tx, designId);
  if (design === undefined) return;
  const closes =
    design.transfer_closes_at === null || at < design.transfer_closes_at ? at : design.transfer_closes_at;
  const retires = design.state === 'live' && !(await isPromised(tx, designId));
  await updateDesign(tx, designId, {
    transfer_closes_at: closes,
    changed_at: at,
    ...(retires ? { state: 'retired' as const } : {}),
  });
  if (retires) await unindexDesign(tx, designId);
  await tx.emit(designChanged, { design_id: designId, club_id: design.club_id });
}

async function isPromised(tx: Tx, designId: string): Promise<boolean> {
  for (const keeps of designKeepers.read()) if (await keeps(tx, designId)) return true;
  return false;
}

/** Under lock, in the order of their ids: before anything of theirs is changed. */
export async function lockDesigns(tx: Executor, ids: readonly string[]): Promise<ItemDesign[]> {
  const rows: ItemDesign[] = [];
  for (const id of [...ids].sort()) {
    const row = await lockDesign(tx, id);
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

export interface CopiesOut {
  design_id: string;
  /** In fans' hands, used ones too. */
  out: number;
  mine: number;
}

const out = prepared<CopiesOut>(
  'items-copies-out',
  `select design_id, count(*)::int as out, (count(*) filter (where holder_id = $2 and state in ('held', 'listed', 'redeemed')))::int as mine
   from items where design_id = any($1::uuid[]) and holder_id is not null group by design_id`,
);

/** Designs without a copy in somebody's hands are left out. */
export async function countCopiesOut(
  tx: Executor,
  designIds: readonly string[],
  viewerId: string | null,
): Promise<CopiesOut[]> {
  return designIds.length === 0 ? [] : out(tx, [designIds, viewerId]);
}
