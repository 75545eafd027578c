// Owns what is old once something was sold, listed or taken back: shelves, inventory and purse.
import type { QueryClient } from '@tanstack/react-query';
import { auctionsChanged } from '#domains/auctions/public/invalidate.ts';
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateMarket = invalidation('market');

for (const changed of [auctionsChanged, invalidateClubs]) changed.also(invalidateMarket);

export function invalidateTrade(client: QueryClient): void {
  for (const invalidate of [invalidateMarket, invalidateItems, invalidateLedger]) void invalidate(client);
}
