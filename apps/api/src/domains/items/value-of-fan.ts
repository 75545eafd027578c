// Owns what users ask of items: how many copies somebody leaves behind who deletes the account.
import type { ValueOfPerson } from '#domains/users/public/value-of-person.ts';
import { countHeldBy } from './copies.store.ts';

export const copiesOfFan: ValueOfPerson<'items' | 'tickets' | 'listed'> = ({ db }, userId) =>
  countHeldBy(db, userId);
