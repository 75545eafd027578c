// Owns what clubs ask of auctions: what is open in a club that is to be deleted.
import type { ValueOfClub } from '#domains/clubs/public/value-of-club.ts';
import { countOpenByBids } from './auctions.store.ts';

export const auctionsOfClub: ValueOfClub<'auctions_led' | 'auctions_without_bid'> = ({ db }, clubId) =>
  countOpenByBids(db, clubId);
