// How the number of a copy is written, on every screen: #7 of 100, or #7 where the edition is unlimited.
import type { Copy } from '#platform/i18n/copy.ts';
import type { itemCopy } from './item-copy.ts';

export function serialOf(
  copy: Copy<typeof itemCopy>,
  number: number,
  edition_size: number | null | undefined,
): string {
  return edition_size ? copy.numberOf({ number, size: edition_size }) : copy.serial({ number });
}
