// What an auction stands at and the time it has left, small, above the amount of a bid.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { Countdown } from '@stagepass/ui/countdown/countdown.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { auctionsCopy } from '../copy.ts';
import { priceOf } from '../model/lot.ts';

export function SheetFigures({ auction, clock }: { auction: AuctionView; clock: () => number }) {
  const copy = useCopy(auctionsCopy);
  return (
    <div className="sp-bid-figures">
      <div>
        <span className="sp-small sp-quiet">{auction.bid_count === 0 ? copy.start : copy.current}</span>
        <b className="sp-num">{formatUsd(priceOf(auction))}</b>
      </div>
      <div>
        <span className="sp-small sp-quiet">{copy.endsIn}</span>
        <Countdown
          until={Date.parse(auction.ends_at)}
          units={copy.units}
          endedLabel={copy.ended}
          label={copy.endsIn}
          clock={clock}
        />
      </div>
    </div>
  );
}
