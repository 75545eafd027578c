// Owns what the app does by itself when the server says something about money: who was outbid, won or sold is told.
import { formatUsd } from '@stagepass/base/money.ts';
import type { RealtimeEvents } from '@stagepass/contract/realtime.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { copyIn } from '../i18n/copy.ts';
import { getLocale } from '../i18n/locale.ts';
import { go } from '../navigation/go.ts';
import { realtimeCopy } from './copy.ts';

type Told = 'auctionOutbid' | 'auctionWon' | 'itemSold';

export const moneyReactions: { [Event in Told]: (payload: RealtimeEvents[Event]) => void } = {
  auctionOutbid({ auction_id, title, amount }) {
    const path = `/market-item/${encodeURIComponent(auction_id)}`;
    // Whoever looks at the lot is told there.
    if (window.location.pathname === path) return;
    const copy = copyIn(realtimeCopy, getLocale());
    showToast({
      title: copy.auctionOutbid({ title }),
      description: copy.auctionOutbidText({ amount: formatUsd(amount) }),
      onOpen: () => go(path),
    });
  },
  auctionWon({ title, amount, auction_id }) {
    const copy = copyIn(realtimeCopy, getLocale());
    showToast({
      title: copy.auctionWon({ title }),
      description: copy.auctionWonText({ amount: formatUsd(amount) }),
      tone: 'good',
      onOpen: () => go(`/market-item/${encodeURIComponent(auction_id)}`),
    });
  },
  itemSold({ item_name, to_seller_cents, listing_id }) {
    const copy = copyIn(realtimeCopy, getLocale());
    showToast({
      title: copy.itemSold({ item_name }),
      description: copy.itemSoldText({ amount: formatUsd(to_seller_cents) }),
      tone: 'good',
      onOpen: () => go(`/market-item/${encodeURIComponent(listing_id)}`),
    });
  },
};
