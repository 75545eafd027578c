// The latest bids, newest first, and the sheet with all of them.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionBid, AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useSession } from '#platform/session/session.ts';
import { auctionsCopy } from '../copy.ts';
import { agoWords } from '../model/moments.ts';
import './bid-rows.css';

const AllBids = lazy(async () => ({ default: (await import('./all-bids.tsx')).AllBids }));

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
        <Button variant="ghost" size="small" className="mt-1" onClick={() => setOpen(true)}>
          {copy.allBids}
        </Button>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <AllBids id={auction.id} now_ms={now_ms} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

export function BidList({ bids, now_ms }: { bids: readonly AuctionBid[]; now_ms: number }) {
  return (
    <ol className="sp-bid-rows">
      {bids.map((bid, at) => (
        <BidRow key={bid.seq} bid={bid} first={at === 0} now_ms={now_ms} />
      ))}
    </ol>
  );
}

function BidRow({ bid, first, now_ms }: { bid: AuctionBid; first: boolean; now_ms: number }) {
  const copy = useCopy(auctionsCopy);
  const { tag } = useLocale();
  const session = useSession();
  const mine = session !== null && bid.user?.id === session.user_id;
  const name = mine ? copy.you : (bid.user?.display_name ?? copy.somebody);
  return (
    <li className="sp-bid-row" data-first={first ? '' : undefined}>
      <PersonAvatar person={bid.user ?? { display_name: copy.somebody, avatar: null }} size={36} />
      <span className="sp-bid-row-name" data-mine={mine ? '' : undefined}>
        <bdi>{name}</bdi>
        {bid.automatic ? <span className="sp-micro sp-faint"> {copy.automatic}</span> : null}
      </span>
      <time className="sp-micro sp-faint" dateTime={bid.at}>
        {agoWords(bid.at, now_ms, copy, tag)}
      </time>
      <span className="sp-bid-row-amount">{formatUsd(bid.amount)}</span>
    </li>
  );
}
