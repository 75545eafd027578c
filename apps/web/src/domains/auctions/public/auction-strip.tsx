// Lots beside each other, to be pushed sideways.
import type { AuctionCard } from '@stagepass/contract/auctions/shapes.ts';
import { AuctionTile } from './auction-tile.tsx';

export interface AuctionStripProps {
  auctions: readonly AuctionCard[];
  label: string;
  /** Names the club under each. */
  clubs?: boolean | undefined;
}

export function AuctionStrip({ auctions, label, clubs }: AuctionStripProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable without a pointer.
    <section className="sp-offer-strip" aria-label={label} tabIndex={0}>
      {auctions.map((auction) => (
        <AuctionTile key={auction.id} auction={auction} club={clubs} />
      ))}
    </section>
  );
}
