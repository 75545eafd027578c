// What a station hands out, in words: its name, and what kind of thing it is.
import type { StationThing } from '@stagepass/contract/stations/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { stationPageCopy } from '../page-copy.ts';

export function thingName(thing: StationThing): string {
  if (thing.kind === 'BADGE') return thing.badge.name;
  return thing.kind === 'MEMBERTIER' ? thing.tier.name : thing.design.name;
}

/** Empty for an item: its rarity says more. */
export function thingKind(thing: StationThing, copy: Copy<typeof stationPageCopy>): string {
  if (thing.kind === 'BADGE') return copy.badge;
  if (thing.kind === 'MEMBERTIER')
    return thing.days === null ? copy.tierForGood : copy.tierDays({ count: thing.days });
  return thing.kind === 'NFT' ? copy.nft : '';
}
