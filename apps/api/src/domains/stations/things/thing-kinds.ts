// Owns the closed record of what stations hand out: a kind without its parts does not compile.
import type { StationKind } from '@stagepass/contract/stations/kinds.ts';
import type { StationThing, ThingInput } from '@stagepass/contract/stations/shapes.ts';
import { badgeThing } from './badge.ts';
import { itemThing, nftThing } from './copy.ts';
import type { ThingKind } from './thing-kind.ts';
import { tierThing } from './tier.ts';

const kinds: {
  readonly [Kind in StationKind]: ThingKind<
    Extract<ThingInput, { kind: Kind }>,
    Extract<StationThing, { kind: Kind }>
  >;
} = {
  BADGE: badgeThing,
  MEMBERTIER: tierThing,
  ITEM: itemThing,
  NFT: nftThing,
};

/** Each takes what is of its own kind: the union cannot say so of an entry that is looked up. */
export function kindOf(kind: StationKind): ThingKind {
  return kinds[kind] as unknown as ThingKind;
}
