// Owns the SQL of what a fan may spend: limits, pause, identity, freeze, and what was spent.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { LimitState } from './limits.rules.ts';

export interface SpendRulesRow {
  birth_date: string | null;
  country: string | null;
  country_from: 'declared' | 'card' | null;
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
  `select to_char(birth_date, 'YYYY-MM-DD') as birth_date, country, country_from, day_limit, month_limit, next_day_limit,
     next_month_limit, next_from, excluded_until, frozen_at from spend_rules where user_id = $1`,
);

export async function findSpendRules(db: Executor, userId: string): Promise<SpendRulesRow | undefined> {
  return (await rulesOf(db, [userId]))[0];
}

export async function deleteSpendRules(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from spend_rules where user_id = $1', values: [userId] });
  await tx.query({ text: 'delete from spend_days where user_id = $1', values: [userId] });
}

/** Also where there is none yet: whoever changes them waits here for whoever else does. */
export async function lockSpendRules(tx: Executor, userId: string, at: Date): Promise<SpendRulesRow> {
  await tx.query({
    text: 'insert into spend_rules (user_id, updated_at) values ($1, $2) on conflict (user_id) do nothing',
    values: [userId, at],
  });
  await tx.query({ text: 'select from spend_rules where user_id = $1 for update', values: [userId] });
  return (await findSpendRules(tx, userId)) as SpendRulesRow;
}

export async function updateLimits(
  tx: Executor,
  of: LimitState & { user_id: string; at: Date },
): Promise<void> {
  await tx.query({
    text: `update spend_rules set day_limit = $2, month_limit = $3, next_day_limit = $4, next_month_limit = $5, next_from = $6,
        updated_at = $7 where user_id = $1`,
    values: [
      of.user_id,
      of.now.day,
      of.now.month,
      of.next?.day ?? null,
      of.next?.month ?? null,
      of.next?.from ?? null,
      of.at,
    ],
  });
}

export async function updateExclusion(
  tx: Executor,
  of: { user_id: string; until: Date; at: Date },
): Promise<void> {
  await tx.query({
    text: 'update spend_rules set excluded_until = $2, updated_at = $3 where user_id = $1',
    values: [of.user_id, of.until, of.at],
  });
}

export async function updateIdentity(
  tx: Executor,
  of: { user_id: string; birth_date: string; country: string; at: Date },
): Promise<void> {
  await tx.query({
    text: `update spend_rules set birth_date = $2, country = coalesce(country, $3),
        country_from = coalesce(country_from, 'declared'), identified_at = $4, updated_at = $4 where user_id = $1`,
    values: [of.user_id, of.birth_date, of.country, of.at],
  });
}

/** The card says more than its owner. */
export async function updateCardCountry(
  tx: Executor,
  of: { user_id: string; country: string; at: Date },
): Promise<void> {
  if (!/^[A-Z]{2}$/.test(of.country)) return;
  await tx.query({
    text: `insert into spend_rules (user_id, country, country_from, updated_at) values ($1, $2, 'card', $3)
      on conflict (user_id) do update set country = $2, country_from = 'card', updated_at = $3`,
    values: [of.user_id, of.country, of.at],
  });
}

const spentOf = prepared<{ today: number; month: number }>(
  'ledger-spent',
  `select coalesce(sum(spent) filter (where day = ($2::timestamptz at time zone 'UTC')::date), 0)::bigint as today,
     coalesce(sum(spent), 0)::bigint as month
   from spend_days where user_id = $1 and day >= date_trunc('month', $2::timestamptz at time zone 'UTC')::date
     and day <= ($2::timestamptz at time zone 'UTC')::date`,
);

export async function findSpent(
  db: Executor,
  userId: string,
  at: Date,
): Promise<{ today: number; month: number }> {
  return (await spentOf(db, [userId, at]))[0] ?? { today: 0, month: 0 };
}

export function limitStateOf(row: SpendRulesRow | undefined): LimitState {
  if (row === undefined) return { now: { day: null, month: null }, next: null };
  const { next_from: from } = row;
  return {
    now: { day: row.day_limit, month: row.month_limit },
    next: from === null ? null : { day: row.next_day_limit, month: row.next_month_limit, from },
  };
}
