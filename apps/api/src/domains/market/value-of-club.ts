// Owns what clubs ask of the market: what is offered in a club that is to be deleted.
import type { ValueOfClub } from '#domains/clubs/public/value-of-club.ts';
import { countOpenByKind } from './listings.store.ts';

export const listingsOfClub: ValueOfClub<'store_listings' | 'resale_listings'> = ({ db }, clubId) =>
  countOpenByKind(db, clubId);
