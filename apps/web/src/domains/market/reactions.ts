// Owns what the app does by itself when the server says something about sales.
import { formatUsd } from '@stagepass/base/money.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { go } from '#platform/navigation/go.ts';
import { queryClient } from '#platform/query/query.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { invalidateTrade } from './data/invalidate.ts';
import { marketItemPath } from './public/paths.ts';
import { reactionCopy } from './reaction-copy.ts';

export const onBack = () => invalidateTrade(queryClient);

export const reactions: Reactions<'itemSold'> = {
  itemSold({ item_name, to_seller_cents, listing_id }) {
    onBack();
    const copy = copyIn(reactionCopy, getLocale());
    showToast({
      title: copy.itemSold({ item_name }),
      description: copy.itemSoldText({ amount: formatUsd(to_seller_cents) }),
      tone: 'good',
      onOpen: () => go(marketItemPath(listing_id)),
    });
  },
};
