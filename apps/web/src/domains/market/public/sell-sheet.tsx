// What the market hands to the sheet of an own item: the sheet that puts it up for sale, and a line about its price.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { usePrices } from '../data/market.ts';
import { PriceSheet } from '../parts/price-sheet.tsx';
import { sellCopy } from '../sell-copy.ts';

/** `onClose` says whether the copy is up for sale now. */
export function SellSheet({ item, onClose }: { item: ItemDetails; onClose: (listed: boolean) => void }) {
  return <PriceSheet copy={item} onClose={onClose} />;
}

/** Draws nothing where nothing is known. */
export function SellNote({ item }: { item: ItemDetails }) {
  const copy = useCopy(sellCopy);
  const { data } = usePrices(item.design.id);
  if (data === undefined || (data.last_cents === null && data.floor_cents === null)) return null;
  return (
    <p className="sp-small sp-quiet">
      {data.last_cents === null
        ? copy.noteFloor({ price: formatUsd(data.floor_cents ?? 0) })
        : copy.note({ price: formatUsd(data.last_cents) })}
    </p>
  );
}
