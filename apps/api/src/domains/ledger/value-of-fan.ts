// Owns what users ask of the ledger: what somebody leaves behind who deletes the account.
import type { ValueOfPerson } from '#domains/users/public/value-of-person.ts';
import { sumOwed } from './claims.store.ts';
import { balancesOf } from './public/balances-of.ts';
import { unspentTopUps } from './public/unspent-top-ups.ts';
import { RETURN_MS } from './top-up-views.ts';

type Money = 'credits_cents' | 'held_cents' | 'returnable_cents' | 'owed_cents';

export const valueOfFan: ValueOfPerson<Money> = async ({ db, clock }, user_id) => {
  const since = new Date(clock.now().getTime() - RETURN_MS);
  const unspent = await unspentTopUps(db, { user_id, since });
  const { balance_cents, held_cents } = await balancesOf(db, user_id);
  return {
    credits_cents: balance_cents,
    held_cents,
    returnable_cents: unspent.reduce((sum, entry) => sum + entry.unspent, 0),
    owed_cents: await sumOwed(db, user_id),
  };
};
