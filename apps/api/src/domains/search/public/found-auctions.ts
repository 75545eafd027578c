// Owns what search asks of auctions, which a later row keeps: those that run now, by the words of their title or their item.
import type { SearchCard } from '@stagepass/contract/search/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';

export interface AuctionsWanted {
  /** Folded to lower case, each to be found in the title or in the item's name, as typed or nearly. */
  terms: readonly string[];
  /** Clubs of which the viewer is a member: their auctions are found though the club is private. */
  club_ids: readonly string[];
  limit: number;
  after: { score: number; id: string } | undefined;
}

export interface FoundAuction {
  id: string;
  score: number;
  card: SearchCard;
}

export interface FoundAuctions {
  /** Best first. */
  find(platform: Platform, wanted: AuctionsWanted): Promise<readonly FoundAuction[]>;
}

export const foundAuctions = slot<FoundAuctions>('search-auctions');
