// The amount of a bid, large, with its steps: by a little on either side, and by round sums below.
import { MAX_AMOUNT } from '@stagepass/base/auction-limits.ts';
import { formatUsd } from '@stagepass/base/money.ts';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { Stepper } from '@stagepass/ui/stepper/stepper.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { auctionsCopy } from '../copy.ts';
import { quickSteps, stepFor } from '../model/bid-steps.ts';
import { sheetCopy } from '../sheet-copy.ts';
import type { ChosenBid } from './use-bid-form.ts';

/** `$5`, not `$5.00`: steps are whole dollars. */
const dollars = (cents: number) => formatUsd(cents).replace(/\.00$/, '');

export function BidAmount({ bid }: { bid: ChosenBid }) {
  const copy = useCopy(sheetCopy);
  const words = copy[bid.mode];
  const step = formatUsd(stepFor(bid.least));
  return (
    <div className="sp-bid-amount">
      <Stepper
        size="large"
        label={words.amount}
        decreaseLabel={words.lower({ step })}
        increaseLabel={words.higher({ step })}
        value={bid.amount}
        min={bid.least}
        max={MAX_AMOUNT}
        step={stepFor(bid.least)}
        format={formatUsd}
        onChange={bid.setAmount}
      />
      <Lowest bid={bid} />
      <ChipRow label={copy.steps}>
        {quickSteps(bid.least).map((cents) => (
          <Chip
            key={cents}
            aria-label={words.higher({ step: formatUsd(cents) })}
            onClick={() => bid.setAmount(bid.amount + cents)}
          >
            +{dollars(cents)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

/** Its place stays when it has nothing to say, so that nothing moves under the finger. */
function Lowest({ bid }: { bid: ChosenBid }) {
  const copy = useCopy(sheetCopy);
  const { outbidNow } = useCopy(auctionsCopy).bid;
  const amount = formatUsd(bid.least);
  const sentence =
    bid.moved === 'outbid'
      ? outbidNow({ amount })
      : bid.moved === 'leading'
        ? copy.nowLeading
        : bid.moved === 'higher-bid'
          ? copy[bid.mode].moved({ amount })
          : bid.amount === bid.least
            ? copy[bid.mode].lowest
            : '';
  return (
    <p className="sp-bid-lowest" data-moved={bid.moved === null ? undefined : ''} role="status">
      {sentence}
    </p>
  );
}
