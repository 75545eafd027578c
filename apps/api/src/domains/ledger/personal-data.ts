// Owns what of a person stands in the ledger: statements go out with their export; rules go with them, the books stay.
import type { Domain } from '#platform/domain.ts';
import { deleteIdentityChecked, removeBanks } from './payouts.store.ts';
import { deleteSpendRules, findSpendRules } from './rules.store.ts';
import { listLines } from './statement.store.ts';
import { presentTopUps } from './top-up-views.ts';
import { listTopUpRows, removeCards } from './top-ups.store.ts';

const linesInOneStep = 1000;
const mostTopUps = 10_000;

export const exportUser: NonNullable<Domain['exportUser']> = async (platform, userId) => {
  const { db } = platform;
  const statement = [];
  let before_seq = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const lines = await listLines(db, {
      user_id: userId,
      asset_id: 'credits',
      before_seq,
      limit: linesInOneStep,
    });
    for (const { seq, amount, balance, kind, cause_kind, cause_id, club_id, at } of lines)
      statement.push({
        seq,
        amount_cents: amount,
        balance_cents: balance,
        kind,
        cause: { kind: cause_kind, id: cause_id },
        club_id,
        at: at.toISOString(),
      });
    const last = lines.at(-1);
    if (last === undefined || lines.length < linesInOneStep) break;
    before_seq = last.seq;
  }
  const top_ups = await listTopUpRows(db, { user_id: userId, limit: mostTopUps });
  return {
    statement,
    spending_rules: (await findSpendRules(db, userId)) ?? null,
    top_ups: await presentTopUps(platform, db, top_ups),
  };
};

/**
 * An account names its owner by an id that stands for nobody any more; what was moved stays moved. Cards, bank accounts and rules
 * go; a bank account that a payout still waits for goes with its end.
 */
export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, userId) => {
  await deleteSpendRules(tx, userId);
  await removeCards(tx, userId);
  await removeBanks(tx, userId);
  await deleteIdentityChecked(tx, userId);
};
