// The slot of a token's screens for what later domains take it for: packs, votes, the store.
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';

export interface GoodForProps {
  club: { id: string; handle: string };
  symbol: string;
}

export interface GoodForPart {
  /** Draws one card, or nothing where the club takes no tokens for it now. */
  load: () => Promise<{ GoodForTokens: ComponentType<GoodForProps> }>;
}

/** In the order in which they stand. */
export const goodForParts = slot<readonly GoodForPart[]>([]);
