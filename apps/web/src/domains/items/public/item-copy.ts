// The few words about items that every screen with an item needs: rarities, kinds, numbers.
import type { ItemQualityKey } from '@stagepass/base/item-quality.ts';
import type { ItemKind, ItemState } from '@stagepass/contract/items/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const itemCopy = defineCopy({
  qualities: {
    urare: 'Ultra Rare',
    ssrare: 'SS.Rare',
    srare: 'Super Rare',
    rare: 'Rare',
    uncommon: 'Uncommon',
    common: 'Common',
  } satisfies Record<ItemQualityKey, string>,
  kinds: {
    collectible: 'Collectible',
    ticket: 'Ticket',
    coupon: 'Coupon',
    perk: 'Perk',
    badge: 'Badge',
  } satisfies Record<ItemKind, string>,
  states: {
    held: 'In inventory',
    listed: 'For sale',
    escrowed: 'In an auction',
    redeemed: 'Used',
    burned: 'Deleted',
  } satisfies Record<ItemState, string>,
  openRun: 'Unlimited',
  numberOf: '#{number} of {size}',
  serial: '#{number}',
  number: '#{number} (unlimited)',
  in3d: 'View in 3D',
});
