// Owns what clubs ask of items: what fans hold of a club that is to be deleted.
import type { ValueOfClub } from '#domains/clubs/public/value-of-club.ts';
import { countHeldByFans } from './copies.store.ts';

export const copiesOfClub: ValueOfClub<'fan_items' | 'fan_tickets'> = ({ db }, clubId) =>
  countHeldByFans(db, clubId);
