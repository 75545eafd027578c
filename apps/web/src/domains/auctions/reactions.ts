// Owns what the app does by itself when the server says something about auctions.
import { formatUsd } from '@stagepass/base/money.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { go } from '#platform/navigation/go.ts';
import { queryClient } from '#platform/query/query.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { auctionsChanged } from './public/invalidate.ts';
import { auctionPath } from './public/paths.ts';
import { reactionCopy } from './reaction-copy.ts';

/** Money came free, or became a copy; which lists it moves between is the same for both. */
export function onBack(): void {
  void queryClient.invalidateQueries({ queryKey: ['auctions'] });
  for (const invalidate of [auctionsChanged, invalidateItems, invalidateLedger]) void invalidate(queryClient);
}

export const reactions: Reactions<'auctionOutbid' | 'auctionWon'> = {
  auctionOutbid({ auction_id, title, amount }) {
    onBack();
    const path = auctionPath(auction_id);
    // Whoever looks at the lot is told there.
    if (window.location.pathname === path) return;
    const copy = copyIn(reactionCopy, getLocale());
    showToast({
      title: copy.auctionOutbid({ title }),
      description: copy.auctionOutbidText({ amount: formatUsd(amount) }),
      onOpen: () => go(path),
    });
  },
  auctionWon({ title, amount, auction_id }) {
    onBack();
    const copy = copyIn(reactionCopy, getLocale());
    showToast({
      title: copy.auctionWon({ title }),
      description: copy.auctionWonText({ amount: formatUsd(amount) }),
      tone: 'good',
      onOpen: () => go(auctionPath(auction_id)),
    });
  },
};
