// Owns what is old once money moved.
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateLedger = invalidation('ledger');
export const invalidateWallet = invalidation('ledger', 'wallet');
