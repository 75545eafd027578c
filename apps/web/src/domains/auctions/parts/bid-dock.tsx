// The foot of an auction: where the viewer stands in one sentence, and the one act that goes on from there. Nothing here
// charges: a bid is placed in its sheet, buying now is asked about first.

import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { SheetWaiting } from '#platform/sheets/sheet-waiting.tsx';
import { auctionsCopy } from '../copy.ts';
import { isBidAsked, keptBidIn, noKeptBid } from '../model/kept-bid.ts';
import { standingIn } from '../model/lot.ts';
import { StandingLine } from './standing-line.tsx';
import { WayOn } from './way-on.tsx';
import '../public/dock.css';

const BidSheet = latePart(() => import('./bid-sheet.tsx'), 'BidSheet');
const BuyNow = latePart(() => import('./buy-now.tsx'), 'BuyNow', null);

const SHEET_REM = 26;

export interface BidDockProps {
  auction: AuctionView;
  now_ms: number;
  /** The server's time. */
  clock: () => number;
}

export function BidDock({ auction, now_ms, clock }: BidDockProps) {
  const standing = standingIn(auction);
  const bids = standing === 'open' || standing === 'leading' || standing === 'outbid';
  return (
    <Dock className="sp-bid-dock">
      <StandingLine auction={auction} standing={standing} now_ms={now_ms} />
      {bids ? (
        <Bidding auction={auction} leading={standing === 'leading'} clock={clock} />
      ) : (
        <WayOn auction={auction} standing={standing} />
      )}
    </Dock>
  );
}

interface BiddingProps {
  auction: AuctionView;
  leading: boolean;
  clock: () => number;
}

function Bidding({ auction, leading, clock }: BiddingProps) {
  const { bid } = useCopy(auctionsCopy);
  const [search, change] = useSearch();
  const kept = keptBidIn(search);
  const asked = isBidAsked(search);
  const [pressed, setOpen] = useState<'bid' | 'buy' | null>(kept === null ? null : 'bid');
  const open = pressed ?? (asked ? 'bid' : null);
  const close = () => {
    setOpen(null);
    if (kept !== null || asked) change(noKeptBid);
  };
  const opens = {
    wide: true,
    'aria-haspopup': 'dialog',
    // The finger is down before the click is: by then the sheet is often there.
    onPointerDown: BidSheet.expect,
    onClick: () => setOpen('bid'),
  } as const;
  return (
    <>
      {leading ? (
        <Button {...opens} variant="secondary">
          {bid.raise}
        </Button>
      ) : (
        <Button {...opens} variant="pay" stub={formatUsd(auction.next_amount)}>
          {bid.place}
        </Button>
      )}
      {auction.buy_now_cents !== null && auction.can.buy_now ? (
        <Button
          variant="outline"
          wide
          aria-haspopup="dialog"
          onPointerDown={BuyNow.expect}
          onClick={() => setOpen('buy')}
        >
          {bid.buyNowFor({ amount: formatUsd(auction.buy_now_cents) })}
        </Button>
      ) : null}
      {open === 'bid' ? (
        <BidSheet
          meanwhile={
            <SheetWaiting
              title={leading ? bid.raise : bid.placeTitle}
              description={auction.title}
              height_rem={SHEET_REM}
              onClose={close}
            />
          }
          auction={auction}
          clock={clock}
          kept={kept}
          onClose={close}
        />
      ) : null}
      {open === 'buy' ? <BuyNow auction={auction} onClose={close} /> : null}
    </>
  );
}
