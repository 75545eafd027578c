// The foot of a lot: where I stand in one sentence, and the one act that goes on from there.

import { MAX_AMOUNT } from '@stagepass/base/auction-limits.ts';
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { Stepper } from '@stagepass/ui/stepper/stepper.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { Suspense, useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { auctionsCopy } from '../copy.ts';
import { type Bid, usePlaceBid } from '../data/bidding.ts';
import { stepFor, wantedAmount } from '../model/bid-steps.ts';
import { standingIn } from '../model/lot.ts';
import { SpendTrouble } from '../public/spend-trouble.tsx';
import { StandingLine } from './standing-line.tsx';
import { WayOn } from './way-on.tsx';
import '../public/dock.css';

const MaxSheet = latePart(() => import('./max-sheet.tsx'), 'MaxSheet');
const BuyNow = latePart(() => import('./buy-now.tsx'), 'BuyNow');

export function BidDock({ auction, now_ms }: { auction: AuctionView; now_ms: number }) {
  const standing = standingIn(auction);
  const bids = standing === 'open' || standing === 'leading' || standing === 'outbid';
  return (
    <Dock className="sp-bid-dock">
      <StandingLine auction={auction} standing={standing} now_ms={now_ms} />
      {bids ? (
        <Bidding auction={auction} leading={standing === 'leading'} />
      ) : (
        <WayOn auction={auction} standing={standing} />
      )}
    </Dock>
  );
}

/** Says how it went, whichever part of the screen the bid came from. */
function useToldBid(auction: AuctionView) {
  const copy = useCopy(auctionsCopy).bid;
  const placing = usePlaceBid(auction.id);
  const place = (bid: Bid, onDone?: () => void) =>
    placing.mutate(bid, {
      onSuccess: ({ outcome, amount, next_amount, held_cents }) => {
        const leads = outcome === 'leading';
        haptic(leads ? 'punch' : 'outbid');
        showToast(
          leads
            ? {
                title: copy.leadingToast({ amount: formatUsd(amount), held: formatUsd(held_cents) }),
                tone: 'good',
              }
            : { title: copy.outbidToast({ amount: formatUsd(next_amount) }) },
        );
        onDone?.();
      },
      onError: () => haptic('error'),
    });
  return { place, placing };
}

/** What the house asks for now, where the refusal says so. */
function nextIn(error: unknown): number | undefined {
  if (!isApiError(error, 'auctions.bid-too-low')) return undefined;
  const { details } = error;
  return typeof details === 'object' && details !== null && 'next_amount' in details
    ? Number(details.next_amount)
    : undefined;
}

function Bidding({ auction, leading }: { auction: AuctionView; leading: boolean }) {
  const copy = useCopy(auctionsCopy);
  const [chosen, setChosen] = useState<number | null>(null);
  const [open, setOpen] = useState<'max' | 'buy' | null>(null);
  const { place, placing } = useToldBid(auction);
  const amount = wantedAmount(chosen, auction.next_amount);
  const next = nextIn(placing.error);
  const press = () => place({ amount }, () => setChosen(null));
  return (
    <>
      {leading ? (
        <Button variant="secondary" wide onClick={() => setOpen('max')}>
          {copy.bid.raise}
        </Button>
      ) : (
        <div className="sp-bid-act">
          <AmountStepper auction={auction} amount={amount} onChange={setChosen} />
          <Button
            variant="pay"
            className="sp-bid-pay"
            stub={formatUsd(amount)}
            loading={placing.isPending}
            onClick={press}
          >
            {copy.bid.place}
          </Button>
        </div>
      )}
      <SpendTrouble
        error={placing.error}
        copy={copy}
        sentence={next === undefined ? undefined : copy.bid.tooLow({ amount: formatUsd(next) })}
      />
      <Further auction={auction} leading={leading} onOpen={setOpen} />
      <Suspense fallback={null}>
        {open === 'max' ? (
          <MaxSheet
            auction={auction}
            least={leading ? (auction.mine?.max_cents ?? auction.next_amount) + 50 : auction.next_amount}
            busy={placing.isPending}
            error={placing.error}
            onBid={(max_cents) =>
              place({ amount: leading ? max_cents : amountUpTo(amount, max_cents), max_cents }, () =>
                setOpen(null),
              )
            }
            onClose={() => setOpen(null)}
          />
        ) : null}
        {open === 'buy' ? <BuyNow auction={auction} onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </>
  );
}

/** A maximum below what the stepper shows bids the maximum. */
function amountUpTo(amount: number, max_cents: number): number {
  return Math.min(amount, max_cents);
}

type AmountStepperProps = { auction: AuctionView; amount: number; onChange: (amount: number) => void };

function AmountStepper({ auction, amount, onChange }: AmountStepperProps) {
  const { bid } = useCopy(auctionsCopy);
  const step = stepFor(auction.next_amount);
  return (
    <span className="sp-bid-step">
      <Stepper
        label={bid.amount}
        decreaseLabel={bid.lower({ step: formatUsd(step) })}
        increaseLabel={bid.higher({ step: formatUsd(step) })}
        value={amount}
        min={auction.next_amount}
        max={MAX_AMOUNT}
        step={step}
        format={formatUsd}
        onChange={onChange}
      />
    </span>
  );
}

type FurtherProps = { auction: AuctionView; leading: boolean; onOpen: (what: 'max' | 'buy') => void };

function Further({ auction, leading, onOpen }: FurtherProps) {
  const copy = useCopy(auctionsCopy).bid;
  const buys = auction.buy_now_cents !== null && auction.can.buy_now;
  if (leading && !buys) return null;
  return (
    <div className="sp-bid-further">
      {leading ? null : (
        <Button variant="ghost" size="small" className="sp-flush" onClick={() => onOpen('max')}>
          {copy.max}
        </Button>
      )}
      {buys ? (
        <Button variant="outline" size="small" onClick={() => onOpen('buy')}>
          {copy.buyNowFor({ amount: formatUsd(auction.buy_now_cents ?? 0) })}
        </Button>
      ) : null}
    </div>
  );
}
