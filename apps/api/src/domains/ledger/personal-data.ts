// Owns what of a person stands in the ledger: statements go out with their export; rules go with them, the books stay.
import type { Domain } from '#platform/domain.ts';
import { deleteSpendRules, findSpendRules } from './rules.store.ts';
import { listLines } from './statement.store.ts';

const linesInOneStep = 1000;

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, userId) => {
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
  return { statement, spending_rules: (await findSpendRules(db, userId)) ?? null };
};

/** An account names its owner by an id that stands for nobody any more; what was moved stays moved. */
export const eraseUser: NonNullable<Domain['eraseUser']> = (tx, userId) => deleteSpendRules(tx, userId);
