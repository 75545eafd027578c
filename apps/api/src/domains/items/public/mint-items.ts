// Owns the making of copies: numbered without a gap, never more than the edition, in one round trip for any number of them.
import { assert } from '@stagepass/base/assert.ts';
import { designNotLive, soldOut } from '@stagepass/contract/items/errors.ts';
import { itemsIssued } from '@stagepass/contract/items/events.ts';
import type { ItemEventName, ItemOrigin, ItemPlace } from '@stagepass/contract/items/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertCopies, type MintRow, type MintTerms } from '../copies.store.ts';
import type { Minted } from './item.ts';

/** One copy for one person. `cause_id` is of the mint's cause kind: this draw, this sale. */
export interface Holder {
  user_id: string;
  design_id: string;
  cause_id?: string;
  /** What was paid for it, in cents: shown where it has been. */
  price?: number;
}

export interface Mint {
  holders: readonly Holder[];
  origin: ItemOrigin;
  /** `granted`, `sold`, `won` or `drawn`; by the origin if left out. */
  event?: ItemEventName;
  cause_kind?: ItemPlace['kind'];
  transfer_id?: string;
  /** Won in a draw that cost money. */
  from_paid_draw?: boolean;
  /** Whether it may use copies that are held back from sale: grants by hand alone. */
  spare?: boolean;
  /** Nobody is told: for the demo world's past, which is no news. */
  untold?: true;
  at: Date;
}

const eventOf: Record<ItemOrigin, ItemEventName> = {
  grant: 'granted',
  mission: 'granted',
  station: 'granted',
  vote: 'granted',
  store: 'sold',
  auction: 'won',
  gacha: 'drawn',
};

const mostInEvent = 1000;

/**
 * In the order of the holders: all of them or a failure, `items.sold-out` with `{design_id, left}` or
 * `items.design-not-live`. Locks the designs by id; whoever else locks rows of its own does so before.
 * That nobody receives from their own club is for the caller to ask before (`refuseStaff`).
 */
export async function mintItems(platform: Platform, tx: Tx, mint: Mint): Promise<Minted[]> {
  const rows = mint.holders.map(
    (holder): MintRow => ({
      id: newId(platform),
      design_id: holder.design_id,
      holder_id: holder.user_id,
      cause_id: holder.cause_id ?? null,
      price: holder.price ?? null,
    }),
  );
  if (rows.length === 0) return [];
  const minted = await insertOrFail(tx, rows, {
    origin: mint.origin,
    event: mint.event ?? eventOf[mint.origin],
    cause_kind: mint.cause_kind ?? null,
    transfer_id: mint.transfer_id ?? null,
    from_paid_draw: mint.from_paid_draw ?? false,
    state: 'held',
    spare: mint.spare ?? false,
    at: mint.at,
  });
  const made = inOrder(rows, minted);
  if (!mint.untold) await tellIssued(tx, mint, made);
  return made;
}

/** A copy in the club's hand, kept for one thing: `won` or `sold` takes it from there, `released` gives it back to the club. */
export async function mintToEscrow(
  platform: Platform,
  tx: Tx,
  mint: { design_id: string; place: ItemPlace; origin: ItemOrigin; at: Date },
): Promise<Minted> {
  const { design_id, place, origin, at } = mint;
  const row = { id: newId(platform), design_id, holder_id: null, cause_id: place.id, price: null };
  const [made] = await insertOrFail(tx, [row], {
    origin,
    event: 'made',
    cause_kind: place.kind,
    transfer_id: null,
    from_paid_draw: false,
    state: 'escrowed',
    spare: false,
    at,
  });
  assert(made !== undefined, 'a mint answers its copy');
  return made;
}

async function insertOrFail(tx: Tx, rows: readonly MintRow[], terms: MintTerms): Promise<Minted[]> {
  try {
    return await insertCopies(tx, rows, terms);
  } catch (error) {
    refuseMint(error);
    throw error;
  }
}

/** What `items_mint` refuses, said as everywhere; nothing happens for any other error. */
export function refuseMint(error: unknown): void {
  const { code, detail = '' } = error as { code?: string; detail?: string };
  const [design_id, left] = detail.split(' ');
  if (code === 'SP001') fail(soldOut, { design_id, left: Number(left) });
  if (code === 'SP002') fail(designNotLive, { design_id });
}

function inOrder(rows: readonly MintRow[], minted: readonly Minted[]): Minted[] {
  const byId = new Map(minted.map((made) => [made.item_id, made]));
  return rows.map((row) => {
    const made = byId.get(row.id);
    assert(made !== undefined, 'a mint answers every copy');
    return made;
  });
}

function issuedPayload(mint: Pick<Mint, 'holders' | 'origin'>, made: readonly Minted[]) {
  const copies = made.map((copy, at) => ({ ...copy, user_id: mint.holders[at]?.user_id ?? '' }));
  return { origin: mint.origin, copies };
}

/** One event for all: a draw of ten is told in one round trip too. */
async function tellIssued(tx: Tx, mint: Mint, made: readonly Minted[]): Promise<void> {
  const { copies } = issuedPayload(mint, made);
  for (let from = 0; from < copies.length; from += mostInEvent)
    await tx.emit(itemsIssued, { origin: mint.origin, copies: copies.slice(from, from + mostInEvent) });
}
