// Owns what users ask of the ledger: what somebody leaves behind who deletes the account.
import type { ValueOfPerson } from '#domains/users/public/value-of-person.ts';
import { sumOwed } from './claims.store.ts';
import { balancesOf } from './public/balances-of.ts';
import { unspentTopUps } from './public/unspent-top-ups.ts';
import { RETURN_MS } from './top-up-views.ts';

export const valueOfFan: ValueOfPerson = async ({ db, clock }, user_id) => {
  const since = new Date(clock.now().getTime() - RETURN_MS);
  const unspent = await unspentTopUps(db, { user_id, since });
  return {
    credits_cents: (await balancesOf(db, user_id)).balance_cents,
    returnable_cents: unspent.reduce((sum, entry) => sum + entry.unspent, 0),
    owed_cents: await sumOwed(db, user_id),
  };
};
