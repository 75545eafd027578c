// The sheet in which a bid is placed: the amount, the secret maximum, and what the bid leaves in the wallet. Only its pay
// button holds money.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shieldCheck } from '@stagepass/ui/icon/phosphor/shield-check.ts';
import { SpendSlip, useSpendable } from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { isApiError } from '#platform/api/api-error.ts';
import { mayHaveHappened } from '#platform/api/once.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { auctionsCopy } from '../copy.ts';
import { heldFor, type KeptBid } from '../model/bid-form.ts';
import { bidPath } from '../model/kept-bid.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { BidAmount } from './bid-amount.tsx';
import { MaxRow } from './max-row.tsx';
import { SheetFigures } from './sheet-figures.tsx';
import { type ChosenBid, useBidForm } from './use-bid-form.ts';
import { useBidResult } from './use-bid-result.ts';
import './bid-sheet.css';

export interface BidSheetProps {
  auction: AuctionView;
  /** The server's time. */
  clock: () => number;
  /** As it was when somebody left to top up. */
  kept?: KeptBid | null;
  onClose: () => void;
}

export function BidSheet({ auction, clock, kept, onClose }: BidSheetProps) {
  const copy = useCopy(sheetCopy);
  const words = useCopy(auctionsCopy).bid;
  const bid = useBidForm(auction, kept);
  const raises = bid.mode === 'raise';
  const { place, placing } = useBidResult(auction.id, onClose);
  const lines = linesOf(auction, bid, copy);
  const spendable = useSpendable({ lines });
  const next = bidPath(auction.id, bid);
  const send = () =>
    place(
      raises
        ? { amount: bid.amount, max_cents: bid.amount }
        : { amount: bid.amount, ...(bid.max === null ? {} : { max_cents: bid.max }) },
    );
  return (
    <Sheet
      // Closed meanwhile, it would hide what became of the bid.
      onClose={() => (placing.isPending ? undefined : onClose())}
      title={raises ? words.raise : words.placeTitle}
      description={<span dir="auto">{auction.title}</span>}
      footer={
        <PayButton
          stub={formatUsd(bid.amount)}
          note={bid.max === null ? undefined : copy.max.note({ amount: formatUsd(bid.max) })}
          disabled={!spendable || bid.mistyped}
          loading={placing.isPending}
          restsOn={bid.moves}
          onClick={send}
        >
          {raises ? words.raise : words.place}
        </PayButton>
      }
    >
      <div className="sp-bid-sheet">
        <SheetFigures auction={auction} clock={clock} />
        <BidAmount bid={bid} />
        {raises ? <p className="sp-small sp-quiet">{copy.raiseLead}</p> : <MaxRow bid={bid} />}
        <BidTrouble error={placing.error} next={next} />
        <SpendSlip lines={lines} next={next} purpose="bid" />
        <p className="sp-bid-release">
          <Icon of={shieldCheck} />
          <span>{copy.release({ amount: formatUsd(heldFor(bid)) })}</span>
        </p>
      </div>
    </Sheet>
  );
}

/** What is held for the highest bidder already counts as theirs to raise with. */
function linesOf({ mine }: AuctionView, bid: ChosenBid, copy: Copy<typeof sheetCopy>) {
  const isMax = bid.mode === 'raise' || bid.max !== null;
  const held = { name: isMax ? copy.heldMax : copy.heldBid, cents: -heldFor(bid) };
  const before = mine?.leading ? (mine.max_cents ?? 0) : 0;
  return before === 0 ? [held] : [{ name: copy.heldBefore, cents: before }, held];
}

function BidTrouble({ error, next: back }: { error: unknown; next: string }) {
  const copy = useCopy(auctionsCopy);
  const next = nextIn(error);
  const sentence =
    next !== undefined
      ? copy.bid.tooLow({ amount: formatUsd(next) })
      : error !== null && mayHaveHappened(error)
        ? copy.bid.lost
        : undefined;
  return <SpendTrouble error={error} copy={copy} sentence={sentence} bid={{ next: back }} />;
}

/** The least amount at the moment of the refusal, where the refusal says it. */
function nextIn(error: unknown): number | undefined {
  if (!isApiError(error, 'auctions.bid-too-low')) return undefined;
  const { details } = error;
  return typeof details === 'object' && details !== null && 'next_amount' in details
    ? Number(details.next_amount)
    : undefined;
}
