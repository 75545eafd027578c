// What a tile is called for those who cannot see it: name, quality, number, state, copies.
import type { ItemStack } from '@stagepass/contract/items/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { itemsCopy } from '../copy.ts';
import type { itemCopy } from '../public/item-copy.ts';

type Words = { item: Copy<typeof itemCopy>; shelf: Copy<typeof itemsCopy>['shelf'] };

export function numberWords(
  copy: Copy<typeof itemCopy>,
  item: { number: number; design: { edition_size: number | null } },
): string {
  const { number, design } = item;
  return design.edition_size === null
    ? copy.number({ number })
    : copy.numberOf({ number, size: design.edition_size });
}

export function tileLabel({ item: words, shelf }: Words, { item, count }: ItemStack): string {
  const parts = [item.design.name, words.qualities[item.design.quality], numberWords(words, item)];
  if (item.state !== 'held') parts.push(words.states[item.state]);
  if (count > 1) parts.push(shelf.copies({ count }));
  return parts.join(', ');
}
