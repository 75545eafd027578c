// A lot as a tile: the print, its price, what time is left, and whether I lead in it.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionCard } from '@stagepass/contract/auctions/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { shortTerms } from '#domains/items/public/terms.ts';
import { termsCopy } from '#domains/items/public/terms-copy.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { priceOf } from '../model/lot.ts';
import { dateWords, leftWords } from '../model/moments.ts';
import { tileCopy } from '../tile-copy.ts';
import { auctionPath } from './paths.ts';
import './auction-tile.css';

export function AuctionTile({ auction, club }: { auction: AuctionCard; club?: boolean | undefined }) {
  const copy = useCopy(tileCopy);
  const { qualities } = useCopy(itemCopy);
  const { tag } = useLocale();
  const where = shortTerms(auction.design, useCopy(termsCopy), tag);
  const price = formatUsd(priceOf(auction));
  const when =
    auction.state === 'scheduled'
      ? copy.opens({ when: dateWords(auction.starts_at, tag) })
      : auction.state === 'live'
        ? leftWords(auction.ends_at, Date.now(), copy)
        : copy.ended;
  const label = copy.label({
    title: auction.title,
    quality: qualities[auction.design.quality],
    price,
    when: [where, when].filter(Boolean).join(', '),
  });
  const { mine } = auction;
  return (
    <GelScope hue={auction.club?.hue ?? 62} className="sp-offer">
      <Link to={auctionPath(auction.id)} className="sp-offer-link">
        <span aria-hidden="true">
          <RarityFrame
            rarity={auction.design.quality}
            src={pictureAddress(auction.design.picture?.small_url)}
          />
          <span className="sp-offer-name">
            <RarityGlyph rarity={auction.design.quality} />
            <span dir="auto">{auction.title}</span>
          </span>
          <span className="sp-offer-price">{price}</span>
          {where === '' ? null : <span className="sp-offer-note">{where}</span>}
          <span className="sp-offer-note">{when}</span>
          {club && auction.club !== null ? <span className="sp-offer-note">{auction.club.name}</span> : null}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
        {mine?.leading || mine?.outbid ? (
          <span className="sp-offer-tag">
            <Tag tone={mine.leading ? 'good' : 'warn'}>{mine.leading ? copy.leading : copy.outbid}</Tag>
          </span>
        ) : null}
      </Link>
    </GelScope>
  );
}
