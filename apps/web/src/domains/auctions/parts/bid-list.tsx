// Bids as rows: who, when, how much.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionBid } from '@stagepass/contract/auctions/shapes.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useSession } from '#platform/session/session.ts';
import { auctionsCopy } from '../copy.ts';
import { agoWords } from '../model/moments.ts';
import './bid-rows.css';

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
        <How bid={bid} />
      </span>
      <time className="sp-micro sp-faint" dateTime={bid.at}>
        {agoWords(bid.at, now_ms, copy, tag)}
      </time>
      <span className="sp-bid-row-amount">{formatUsd(bid.amount)}</span>
    </li>
  );
}

function How({ bid }: { bid: AuctionBid }) {
  const copy = useCopy(auctionsCopy);
  if (!bid.automatic) return null;
  return <span className="sp-micro sp-faint"> {bid.passed_on ? copy.passedOn : copy.automatic}</span>;
}
