// The closed sets of stations as this side shows them: by the contract's types, so that one too many or too few does not compile.
import type { StationKind, StationShelf, StationStand } from '@stagepass/contract/stations/kinds.ts';

function allOf<Value extends string>(all: Readonly<Record<Value, true>>): readonly [Value, ...Value[]] {
  return Object.keys(all) as [Value, ...Value[]];
}

/** In the order in which they are offered. */
export const kinds = allOf<StationKind>({ ITEM: true, BADGE: true, MEMBERTIER: true, NFT: true });
export const stands = allOf<StationStand>({ locked: true, open: true, claimed: true, gone: true });
export const shelves = allOf<StationShelf>({ open: true, draft: true, closed: true, archived: true });

/** Hands out a numbered copy, and may do so more than once for each fan. */
export function isCopy(kind: StationKind): boolean {
  return kind === 'ITEM' || kind === 'NFT';
}
