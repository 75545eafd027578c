// Owns what of a person stands in the ledger: statements go out with their export; rules go with them, the books stay.
import type { Executor } from '#platform/db/executor.ts';
import type { Domain } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { openBank } from './bank-account.ts';
import { presentCard } from './card-views.ts';
import { deleteCardsOf, listCardRows } from './cards.store.ts';
import { presentPayout } from './payout-views.ts';
import { deleteIdentityChecked, listPayoutsOf, type PayoutRow, removeBanks } from './payouts.store.ts';
import { deleteSpendRules, findSpendRules } from './rules.store.ts';
import { listAssetsOf, listLines, type StatementPart } from './statement.store.ts';
import type { LineRow } from './tables.ts';
import { presentTopUps } from './top-up-views.ts';
import { listTopUpRows, removeCards } from './top-ups.store.ts';

const linesInOneStep = 1000;
const mostTopUps = 10_000;

export const exportUser: NonNullable<Domain['exportUser']> = async (platform, userId) => {
  const { db } = platform;
  const tokens = [];
  for (const asset_id of await listAssetsOf(db, userId)) {
    if (asset_id === 'credits') continue;
    const lines = await listAllLines(db, { user_id: userId, asset_id });
    tokens.push({
      club_id: asset_id.slice('token:'.length),
      statement: lines.map((line) => ({ ...lineOf(line), amount: line.amount, balance: line.balance })),
    });
  }
  const credits = await listAllLines(db, { user_id: userId, asset_id: 'credits' });
  const top_ups = await listTopUpRows(db, userId, { limit: mostTopUps });
  return {
    statement: credits.map((line) => ({
      ...lineOf(line),
      amount_cents: line.amount,
      balance_cents: line.balance,
    })),
    tokens,
    spending_rules: (await findSpendRules(db, userId)) ?? null,
    top_ups: await presentTopUps(platform, db, top_ups),
    saved_cards: (await listCardRows(db, { user_id: userId, door: null })).map((row) => ({
      ...presentCard(row, platform.clock.now()),
      added_at: row.created_at.toISOString(),
    })),
    payouts: (await listPayoutsOf(db, userId)).map((row) => exportedPayout(platform, row)),
  };
};

function lineOf({ seq, kind, cause_kind, cause_id, club_id, at }: LineRow) {
  return { seq, kind, cause: { kind: cause_kind, id: cause_id }, club_id, at: at.toISOString() };
}

async function listAllLines(
  db: Executor,
  of: Pick<StatementPart, 'user_id' | 'asset_id'>,
): Promise<LineRow[]> {
  const all: LineRow[] = [];
  for (let before_seq = Number.MAX_SAFE_INTEGER; ; ) {
    const lines = await listLines(db, { ...of, before_seq, limit: linesInOneStep });
    all.push(...lines);
    const last = lines.at(-1);
    if (last === undefined || lines.length < linesInOneStep) return all;
    before_seq = last.seq;
  }
}

/** With the bank account that they gave: it is theirs to know. */
function exportedPayout(platform: Platform, row: PayoutRow) {
  return { ...presentPayout(row), club_id: row.club_id, bank: openBank(platform, row.bank) };
}

/**
 * An account names its owner by an id that stands for nobody any more; what was moved stays moved. Cards, bank accounts and rules
 * go; a bank account that a payout still waits for goes with its end.
 */
export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, userId, platform) => {
  await deleteSpendRules(tx, userId);
  await removeCards(tx, userId);
  const customer_id = await deleteCardsOf(tx, userId);
  if (customer_id !== null)
    await platform.jobs.queue(tx, 'ledger.forget-customer', { customer_id }, { key: customer_id });
  await removeBanks(tx, userId);
  await deleteIdentityChecked(tx, userId);
};
