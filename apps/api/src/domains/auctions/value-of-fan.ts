// Owns what users ask of auctions: how many leads pass on when somebody deletes the account.
import type { ValueOfPerson } from '#domains/users/public/value-of-person.ts';
import { listLedBy } from './auctions.store.ts';

export const leadsOfFan: ValueOfPerson<'leading'> = async ({ db }, userId) => ({
  leading: (await listLedBy(db, userId)).length,
});
