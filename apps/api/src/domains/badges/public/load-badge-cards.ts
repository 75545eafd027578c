// Owns the way other domains get badges' cards: many at once, with the stage that a viewer has.
import type { BadgeCard } from '@stagepass/contract/badges/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { listBadges } from '../badges.store.ts';
import { listHoldings } from '../holders.store.ts';
import { presentBadges } from '../views.ts';

/** By id; `viewerId` is null for visitors. Whether the viewer may see the club is for whoever asks to decide. */
export async function loadBadgeCards(
  platform: Platform,
  tx: Executor,
  ids: readonly string[],
  viewerId: string | null,
): Promise<Map<string, BadgeCard>> {
  const badges = await listBadges(tx, [...new Set(ids)].filter(isId));
  const held =
    viewerId === null
      ? []
      : await listHoldings(
          tx,
          viewerId,
          badges.map((badge) => badge.id),
        );
  const stages = new Map(held.map((holder) => [holder.badge_id, holder]));
  const cards = await presentBadges(
    platform,
    tx,
    badges.map((badge) => ({ badge, holder: stages.get(badge.id) })),
  );
  return new Map(cards.map((card) => [card.id, card]));
}
