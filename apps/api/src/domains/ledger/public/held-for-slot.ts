// Owns the question what held money is held for. Later rows sell, so they know; boot puts their answer here.
import type { WalletHold } from '@stagepass/contract/ledger/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';

type HeldItem = NonNullable<WalletHold['item']> & Pick<WalletHold, 'current_bid_cents'>;

/** By the id of the auction that the hold was placed for; what cannot be shown is left out. */
export type HeldFor = (
  platform: Platform,
  auction_ids: readonly string[],
) => Promise<ReadonlyMap<string, HeldItem>>;

export const heldFor = slot<HeldFor>('held-for');
