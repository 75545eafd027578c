// Every text of sets: the album, what is missing, and sets in the inventory.
import { defineCopy } from '#platform/i18n/copy.ts';

export const setsCopy = defineCopy({
  errors: {
    'sets.not-found': 'This set doesn’t exist anymore.',
    'items.design-not-found': 'This item doesn’t exist anymore.',
  },
  title: 'Set',
  sets: 'Sets',
  of: '{collected} of {size}',
  page: '{name}, {collected} of {size} collected',
  failed: 'Couldn’t load this set',
  retry: 'Try again',
  more: 'Show more sets',
  moreFailed: 'Couldn’t load more sets.',
  share: 'Share this set',
  copied: 'Link copied',
  place: { owned: '{name}, {rarity}, {serial}', missing: '{name}, {rarity}, missing' },
  badge: {
    earned: 'You completed this set and earned “{name}”.',
    waits: 'Complete it to earn “{name}”.',
    counts: '{counted} of {size} count for the badge: items from packs you paid for don’t.',
  },
  complete: 'Complete',
  retired: 'This set is retired. Its badge can’t be earned anymore.',
  hole: {
    made: '{rarity}, {count} made',
    unlimited: '{rarity}, unlimited',
    store: 'Buy from the club',
    storeNote: 'In the store',
    resale: 'Buy from a fan',
    resaleNote: { one: 'The only offer, number {number}', other: 'Cheapest of {count}, number {number}' },
    pack: 'Open a pack',
    packNote: '{name}: {chance} chance per pack',
    none: 'Nobody offers this item right now. Check the market again later.',
    market: 'Go to the market',
    failed: 'Couldn’t load the offers',
  },
  line: { season: '{season} · {of}' },
  club: 'Sets to collect',
});
