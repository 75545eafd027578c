// A club's auctions for those who run it: running and coming ones, past ones, and the editor.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionCard, AuctionState } from '@stagepass/contract/auctions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { type DotState, StateDot } from '@stagepass/ui/state-dot/state-dot.tsx';
import { TextLink } from '@stagepass/ui/text-link/text-link.tsx';
import { Suspense, useState } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useClubAuctions } from '../data/lists.ts';
import { manageAuctionsCopy } from '../manage-copy.ts';
import { endedWords, soldWords } from '../model/ended.ts';
import { priceOf } from '../model/lot.ts';
import { dateWords, leftWords } from '../model/moments.ts';
import { tileCopy } from '../tile-copy.ts';
import './counter.css';
import { saleOrderPath } from './paths.ts';

const NewAuctionSheet = latePart(() => import('../parts/auction-sheet.tsx'), 'NewAuctionSheet');
const AuctionSheet = latePart(() => import('../parts/auction-sheet.tsx'), 'AuctionSheet');

export interface ManageAuctionsProps {
  club: { id: string; handle: string };
  /** Whether a new one is being written. */
  adds: boolean;
  /** The item that a new one is begun with. */
  designId: string | null;
  onAdds: (adds: boolean) => void;
}

export function ManageAuctions({ club, adds, designId, onAdds }: ManageAuctionsProps) {
  const copy = useCopy(manageAuctionsCopy);
  const [opened, setOpened] = useState<string | null>(null);
  const running = useClubAuctions(club.id, 'open');
  const past = useClubAuctions(club.id, 'past');
  return (
    <div className="mt-3">
      <Answered query={running} copy={copy} failed={copy.failed}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              title={copy.emptyTitle}
              picture={<Illustration name="rail" />}
              action={<Button onClick={() => onAdds(true)}>{copy.add}</Button>}
            >
              {copy.empty}
            </EmptyState>
          ) : (
            <>
              <h2 className="sp-visually-hidden">{copy.open}</h2>
              <Rows auctions={found} onOpen={setOpened} />
              <More query={running} />
            </>
          )
        }
      </Answered>
      {past.data === undefined || past.data.length === 0 ? null : (
        <>
          <SectionHead title={copy.past} />
          <Rows auctions={past.data} onOpen={setOpened} />
          <More query={past} />
        </>
      )}
      <Suspense fallback={null}>
        {adds ? <NewAuctionSheet club={club} designId={designId} onClose={() => onAdds(false)} /> : null}
        {opened === null ? null : <AuctionSheet club={club} id={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </div>
  );
}

const dots: Record<AuctionState, DotState> = {
  scheduled: 'scheduled',
  live: 'live',
  ended: 'ended',
  settled: 'ended',
  unsold: 'failed',
  cancelled: 'failed',
};

function Rows({ auctions, onOpen }: { auctions: readonly AuctionCard[]; onOpen: (id: string) => void }) {
  return (
    <ul className="sp-store-rows">
      {auctions.map((auction) => (
        <li key={auction.id}>
          <Row auction={auction} onOpen={() => onOpen(auction.id)} />
          <SoldTo auction={auction} />
        </li>
      ))}
    </ul>
  );
}

/** Beside the row, which opens the auction itself: the buyer's order is another place to go. */
function SoldTo({ auction }: { auction: AuctionCard }) {
  const copy = useCopy(manageAuctionsCopy);
  const { sale } = auction;
  if (sale === null) return null;
  return (
    <TextLink
      alone
      className="sp-store-row-sale"
      render={(anatomy) => (
        <Link to={saleOrderPath(sale.order_id)} dir="auto" {...anatomy}>
          {soldWords(sale, copy)}
        </Link>
      )}
    />
  );
}

function Row({ auction, onOpen }: { auction: AuctionCard; onOpen: () => void }) {
  const copy = useCopy(manageAuctionsCopy);
  const { row } = copy;
  const tile = useCopy(tileCopy);
  const { tag } = useLocale();
  const state =
    auction.state === 'live'
      ? row.live({ left: leftWords(auction.ends_at, Date.now(), tile) })
      : auction.state === 'scheduled'
        ? row.scheduled({ when: dateWords(auction.starts_at, tag) })
        : (endedWords(auction, copy) ?? '');
  return (
    <button type="button" className="sp-store-row" aria-haspopup="dialog" onClick={onOpen}>
      <span aria-hidden="true">
        <RarityFrame
          rarity={auction.design.quality}
          src={pictureAddress(auction.design.picture?.small_url)}
        />
      </span>
      <span className="sp-store-row-words">
        <span className="sp-head" dir="auto">
          {auction.title}
        </span>
        <span className="sp-store-row-facts">
          <StateDot state={dots[auction.state]}>{state}</StateDot>
          <span className="sp-small sp-faint">{row.bids({ count: auction.bid_count })}</span>
        </span>
      </span>
      <span className="sp-store-row-price">{formatUsd(auction.sale?.paid_cents ?? priceOf(auction))}</span>
    </button>
  );
}
