// The offer as fans will see it, at the price of the seat that pays least; and what is left of it for the club.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { Perforation } from '@stagepass/ui/perforation/perforation.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityLabel } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useDiscounts, useMarketSettings } from '../data/store.ts';
import { listingCopy } from '../listing-copy.ts';
import { afterDiscount } from '../model/listing-draft.ts';
import { type Priced, priceWords } from '../model/price-words.ts';
import '#domains/auctions/public/counter.css';

export interface ListingPreviewProps {
  club: { id: string };
  design: ItemDesignCard;
  price_cents: number | undefined;
  token: Priced['token'];
}

export function ListingPreview({ club, design, price_cents = 0, token }: ListingPreviewProps) {
  const { sheet } = useCopy(listingCopy);
  const { qualities } = useCopy(itemCopy);
  const best = useDiscounts(club.id).data?.[0];
  const fee_bp = useMarketSettings(club.id).data?.store_fee_bp;
  const paid = best === undefined ? price_cents : afterDiscount(price_cents, best.percent);
  return (
    <div aria-live="polite">
      <Perforation />
      <p className="sp-small sp-quiet mt-3 mb-2">{best === undefined ? sheet.seen : sheet.seenBy(best)}</p>
      <div className="sp-preview">
        <RarityFrame rarity={design.quality} src={pictureAddress(design.picture?.small_url)} size="4.5rem" />
        <span className="sp-preview-words">
          <RarityLabel rarity={design.quality}>{qualities[design.quality]}</RarityLabel>
          <span className="sp-head" dir="auto">
            {design.name}
          </span>
          {paid < price_cents ? (
            <s className="sp-small sp-faint">{priceWords({ token }, price_cents)}</s>
          ) : null}
        </span>
        <span className="sp-price-ticket">{priceWords({ token }, paid)}</span>
      </div>
      {fee_bp === undefined || price_cents === 0 || token !== null ? null : (
        <p className="sp-small sp-faint mt-2.5">
          {sheet.clubGets({
            amount: formatUsd(price_cents - Math.floor((price_cents * fee_bp) / 10_000)),
            percent: fee_bp / 100,
          })}
        </p>
      )}
    </div>
  );
}
