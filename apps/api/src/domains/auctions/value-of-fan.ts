// Owns what users ask of auctions: how many of them end without a winner when their leader deletes the account.
import type { ValueOfPerson } from '#domains/users/public/value-of-person.ts';
import { listLedBy } from './auctions.store.ts';

export const leadsOfFan: ValueOfPerson<'leading'> = async ({ db }, userId) => ({
  leading: (await listLedBy(db, userId)).length,
});
