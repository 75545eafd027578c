// Every rise of the price in a sheet, by pages.
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { auctionsCopy } from '../copy.ts';
import { useBids } from '../data/bidding.ts';
import { BidList } from './bid-list.tsx';

export function AllBids({ id, now_ms, onClose }: { id: string; now_ms: number; onClose: () => void }) {
  const copy = useCopy(auctionsCopy);
  const bids = useBids(id);
  return (
    <Sheet onClose={onClose} title={copy.allBids}>
      <Answered query={bids} copy={copy} failed={copy.allBidsFailed}>
        {(found) => (
          <>
            <BidList bids={found} now_ms={now_ms} />
            <More query={bids} copy={copy} />
          </>
        )}
      </Answered>
    </Sheet>
  );
}
