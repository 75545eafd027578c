// Owns the decisions about a design before it is written: terms that fit together, what stays once a copy is out.
import type { ItemKind } from '@stagepass/contract/items/shapes.ts';
import { mustRedeemKinds, redeemableKinds } from '@stagepass/contract/items/shapes.ts';
import type { DesignRow } from './tables.ts';

export interface GivenTerms {
  place: string;
  address: string;
  gate: string;
  offer: string;
  from: string | null;
  starts_at: string | null;
  until: string | null;
  transfer_closes_at: string | null;
}

export type TermColumns = Pick<
  DesignRow,
  | 'redeem_place'
  | 'redeem_address'
  | 'redeem_gate'
  | 'redeem_offer'
  | 'redeem_from'
  | 'redeem_starts_at'
  | 'redeem_until'
  | 'transfer_closes_at'
>;

/** A ticket or coupon is redeemed at its club where nothing else was said; null for other kinds. */
export function defaultTerms(kind: ItemKind, place: string): GivenTerms | null {
  if (!mustRedeemKinds.includes(kind)) return null;
  return {
    ...{ place, address: '', gate: '', offer: '' },
    ...{ from: null, starts_at: null, until: null, transfer_closes_at: null },
  };
}

/** A ticket stays where it is from when doors open, unless it is said to stay from before. */
export function termColumns(terms: GivenTerms | null): TermColumns {
  if (terms === null)
    return {
      ...{ redeem_place: null, redeem_address: '', redeem_gate: '', redeem_offer: '' },
      ...{ redeem_from: null, redeem_starts_at: null, redeem_until: null, transfer_closes_at: null },
    };
  const from = timeOf(terms.from);
  return {
    redeem_place: terms.place,
    redeem_address: terms.address,
    redeem_gate: terms.gate,
    redeem_offer: terms.offer,
    redeem_from: from,
    redeem_starts_at: timeOf(terms.starts_at),
    redeem_until: timeOf(terms.until),
    transfer_closes_at: timeOf(terms.transfer_closes_at) ?? from,
  };
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

export type TermsProblem =
  | 'kind'
  | 'until-before-from'
  | 'starts-before-doors'
  | 'starts-after-the-end'
  | 'closes-after-doors'
  | 'ticket-without-doors'
  | 'over';

/** Undefined where everything fits. A draft may still lack a place; what goes out may not. */
export function termsProblem(
  design: { kind: ItemKind } & TermColumns,
  { now, out }: { now: Date; out: boolean },
): TermsProblem | undefined {
  const { redeem_place, redeem_from, redeem_starts_at, redeem_until, transfer_closes_at } = design;
  if (redeem_place !== null && !redeemableKinds.includes(design.kind)) return 'kind';
  if (redeem_from !== null && redeem_until !== null && redeem_until <= redeem_from)
    return 'until-before-from';
  if (redeem_starts_at !== null && redeem_from !== null && redeem_starts_at < redeem_from)
    return 'starts-before-doors';
  if (redeem_starts_at !== null && redeem_until !== null && redeem_starts_at >= redeem_until)
    return 'starts-after-the-end';
  if (transfer_closes_at !== null && redeem_from !== null && transfer_closes_at > redeem_from)
    return 'closes-after-doors';
  if (!out) return undefined;
  if (design.kind === 'ticket' && (redeem_place === null || redeem_from === null))
    return 'ticket-without-doors';
  return redeem_until !== null && redeem_until <= now ? 'over' : undefined;
}

/** An edition can shrink down to what is out, and never grow. */
export function editionFits(
  before: Pick<DesignRow, 'edition_size' | 'issued'>,
  wanted: number | null,
): boolean {
  if (wanted === before.edition_size) return true;
  if (wanted === null) return false;
  return wanted >= before.issued && (before.edition_size === null || wanted < before.edition_size);
}

/** What cannot change once a design is live. */
export const fixedFields = ['name', 'quality', 'kind', 'transferable'] as const;

/**
 * Fans hold what it was said to be good for, and a live ticket or coupon may be on sale: place and dates can move, its use
 * is not taken away.
 */
export function mustStayRedeemable(
  design: Pick<DesignRow, 'issued' | 'state' | 'kind' | 'redeem_place'>,
): boolean {
  if (design.redeem_place === null) return false;
  return design.issued > 0 || (design.state === 'live' && mustRedeemKinds.includes(design.kind));
}
