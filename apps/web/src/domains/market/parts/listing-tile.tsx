// An offer of the store or of a fan as a tile: the print, the price this viewer pays, and how many are left or whose it is.
import type { ListingCard } from '@stagepass/contract/market/shapes.ts';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { shortTerms } from '#domains/items/public/terms.ts';
import { termsCopy } from '#domains/items/public/terms-copy.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { priceWords } from '../model/price-words.ts';
import { marketItemPath } from '../public/paths.ts';
import { shelfCopy } from '../shelf-copy.ts';
import { PriceCoin } from './price-coin.tsx';

export function noteOf(listing: ListingCard, copy: Copy<typeof shelfCopy>, tag: string): string {
  const { tile } = copy;
  if (listing.state === 'paused') return tile.paused;
  if (listing.state !== 'open' || listing.left === 0) return tile.soldOut;
  if (listing.opens_at !== null && Date.parse(listing.opens_at) > Date.now()) {
    return tile.soon({ when: momentIn(tag, listing.opens_at) });
  }
  if (listing.kind === 'resale')
    return tile.number({
      number: listing.item?.number ?? 0,
      seller: tile.by({ name: listing.seller?.display_name ?? '' }),
    });
  if (listing.locked) return tile.locked;
  return listing.left === null ? tile.open : tile.left({ count: listing.left });
}

export function ListingTile({ listing }: { listing: ListingCard }) {
  const copy = useCopy(shelfCopy);
  const { qualities } = useCopy(itemCopy);
  const terms = useCopy(termsCopy);
  const { tag } = useLocale();
  const { design } = listing;
  const where = shortTerms(design, terms, tag);
  const price = priceWords(listing, listing.your_price_cents);
  const note = noteOf(listing, copy, tag);
  const said = [where, note].filter(Boolean).join(', ');
  const reduced = listing.your_price_cents < listing.price_cents;
  const label = copy.tile.label({ name: design.name, quality: qualities[design.quality], price, note: said });
  return (
    <div className="sp-offer">
      <Link to={marketItemPath(listing.id)} className="sp-offer-link">
        <span aria-hidden="true">
          <RarityFrame
            rarity={design.quality}
            src={pictureAddress(design.picture?.small_url)}
            owned={listing.state !== 'sold'}
          />
          <span className="sp-offer-name">
            <RarityGlyph rarity={design.quality} />
            <span dir="auto">{design.name}</span>
          </span>
          <span className="sp-offer-price">
            <PriceCoin token={listing.token} />
            {price}
            {reduced ? <s>{priceWords(listing, listing.price_cents)}</s> : null}
          </span>
          {where === '' ? null : <span className="sp-offer-note">{where}</span>}
          <span className="sp-offer-note">{note}</span>
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Link>
    </div>
  );
}
