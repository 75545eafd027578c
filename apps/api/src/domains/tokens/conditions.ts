// Owns the condition `token`: whether somebody holds so many of the club's tokens.
import type { ConditionOwner } from '#domains/conditions/public/condition-owners.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { listTokens } from './tokens.store.ts';

export const tokenCondition: ConditionOwner<{ at_least: number }> = {
  async evaluateMany(tx, { user_id, club_id }, args) {
    const { balance_cents: held } = await balancesOf(tx, user_id, `token:${club_id}`);
    return args.map(({ at_least }) => held >= at_least);
  },
  /** The symbol; a club without a token has nothing to ask for. */
  async labelMany(tx, clubId, args) {
    const symbol = (await listTokens(tx, [clubId])).get(clubId)?.symbol ?? null;
    return args.map(() => symbol);
  },
  async haveMany(tx, { user_id, club_id }, args) {
    const { balance_cents: held } = await balancesOf(tx, user_id, `token:${club_id}`);
    return args.map(() => held);
  },
};
