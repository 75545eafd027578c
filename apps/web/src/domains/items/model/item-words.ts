// The closed sets that forms and filters offer, as plain lists: the contract's own come with the whole of its checker, which
// has no place on a phone. Each is held to the contract by its type.
import type { DrawnObject, ItemKind, ItemState } from '@stagepass/contract/items/shapes.ts';

function allOf<Word extends string>(words: Record<Word, true>): readonly Word[] {
  return Object.keys(words) as Word[];
}

export const itemKinds = allOf<ItemKind>({
  collectible: true,
  ticket: true,
  coupon: true,
  perk: true,
  badge: true,
});

export const itemStates = allOf<ItemState>({
  held: true,
  listed: true,
  escrowed: true,
  redeemed: true,
  burned: true,
});

/** Kinds that can be handed in at a door or a counter. */
export const redeemableKinds: readonly ItemKind[] = ['ticket', 'coupon', 'perk'];

/** Kinds that are redeemable by default, and on sale only where they can be redeemed. */
export const mustRedeemKinds: readonly ItemKind[] = ['ticket', 'coupon'];

export const drawnObjects = allOf<DrawnObject>({
  vinyl: true,
  cassette: true,
  pick: true,
  pass: true,
  ticket: true,
  pin: true,
  stick: true,
  polaroid: true,
  mic: true,
  band: true,
  drum: true,
  cup: true,
  scarf: true,
  cart: true,
  book: true,
  mask: true,
  key: true,
});

export const MAX_EDITION = 1_000_000;
/** Names that one grant may list. */
export const MAX_NAMES = 500;
