// Places a bid and says how it went: the highest bid, or outbid at once by another fan's secret maximum.
import { formatUsd } from '@stagepass/base/money.ts';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { auctionsCopy } from '../copy.ts';
import { type Bid, usePlaceBid } from '../data/bidding.ts';

export function useBidResult(auctionId: string, onPlaced: () => void) {
  const copy = useCopy(auctionsCopy).bid;
  const placing = usePlaceBid(auctionId);
  const place = (bid: Bid) =>
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
        onPlaced();
      },
      onError: () => haptic('error'),
    });
  return { place, placing };
}
