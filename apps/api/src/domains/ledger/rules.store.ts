// Owns the SQL of what a fan may spend: limits, pause, identity, freeze, and what was spent.
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface SpendRulesRow {
  birth_date: string | null;
  country: string | null;
  day_limit: number | null;
  month_limit: number | null;
  next_day_limit: number | null;
  next_month_limit: number | null;
  next_from: Date | null;
  excluded_until: Date | null;
  frozen_at: Date | null;
}

const rulesOf = prepared<SpendRulesRow>(
  'ledger-spend-rules',
  `select to_char(birth_date, 'YYYY-MM-DD') as birth_date, country, day_limit, month_limit, next_day_limit,
     next_month_limit, next_from, excluded_until, frozen_at from spend_rules where user_id = $1`,
);

export async function findSpendRules(db: Executor, userId: string): Promise<SpendRulesRow | undefined> {
  return (await rulesOf(db, [userId]))[0];
}

export async function deleteSpendRules(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from spend_rules where user_id = $1', values: [userId] });
  await tx.query({ text: 'delete from spend_days where user_id = $1', values: [userId] });
}
