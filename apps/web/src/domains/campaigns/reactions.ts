// Owns what the app does by itself when the server says something about campaigns.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { go } from '#platform/navigation/go.ts';
import { queryClient } from '#platform/query/query.ts';
import type { Reactions } from '#platform/realtime/reactions.ts';
import { campaignCopy } from './copy.ts';
import { invalidateCampaigns } from './public/invalidate.ts';
import { campaignWinnersPath } from './public/paths.ts';

/** A prize became somebody's: which lists it moves between is the same for all kinds. */
export function onBack(): void {
  for (const invalidate of [invalidateCampaigns, invalidateItems, invalidateLedger])
    void invalidate(queryClient);
}

export const reactions: Reactions<'campaignWon'> = {
  campaignWon({ campaign_id, title }) {
    onBack();
    const { won } = copyIn(campaignCopy, getLocale());
    showToast({
      title: won.title({ title }),
      description: won.text,
      tone: 'good',
      onOpen: () => go(campaignWinnersPath(campaign_id)),
    });
  },
};
