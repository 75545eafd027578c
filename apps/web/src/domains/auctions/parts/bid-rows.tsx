// The latest bids, newest first, and the sheet with all of them.
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { auctionsCopy } from '../copy.ts';
import { BidList } from './bid-list.tsx';

const AllBids = latePart(() => import('./all-bids.tsx'), 'AllBids', null);

/** As many as show who is in it without hiding what comes below. */
const SHOWN = 5;

export function BidRows({ auction, now_ms }: { auction: AuctionView; now_ms: number }) {
  const copy = useCopy(auctionsCopy);
  const [open, setOpen] = useState(false);
  const latest = auction.bid_history.toReversed().slice(0, SHOWN);
  return (
    <>
      <BidList bids={latest} now_ms={now_ms} />
      {auction.bid_count > SHOWN ? (
        <Button variant="ghost" size="small" className="sp-flush mt-1" onClick={() => setOpen(true)}>
          {copy.allBids}
        </Button>
      ) : null}
      {open ? <AllBids id={auction.id} now_ms={now_ms} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
