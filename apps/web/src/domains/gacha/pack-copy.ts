// The texts of a pack in a row, and of the rows on a club's home: all that those need of the catalogue.
import type { ItemQualityKey } from '@stagepass/base/item-quality.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

/** Shared with the catalogue of a single pack. */
export const packTexts = {
  tokens: { one: '{count} token', other: '{count} tokens' },
  qualities: {
    urare: 'Ultra Rare',
    ssrare: 'SS.Rare',
    srare: 'Super Rare',
    rare: 'Rare',
    uncommon: 'Uncommon',
    common: 'Common',
  } satisfies Record<ItemQualityKey, string>,
} as const;

export const packCopy = defineCopy({
  ...packTexts,
  forTokens: { title: 'Packs', from: 'From {count} {symbol}' },
  items: { one: '{count} item', other: '{count} items' },
  from: '{price} per pack',
  best: 'up to {tier}',
  states: {
    draft: 'Draft',
    announced: 'Opens {date}',
    open: 'Open',
    closed: 'Closed',
    'sold-out': 'Closed, an item ran out',
  },
  homeTitle: 'Packs',
  homeAll: 'All packs',
});
