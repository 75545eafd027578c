// Owns the SQL of a club's reward budget: what is set aside, promised and spent. The money itself lies in the ledger.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { BudgetRow } from './tables.ts';

const none: BudgetRow = { budget_cents: 0, reserved_cents: 0, spent_cents: 0 };
const columns =
  'budget_cents::float8 as budget_cents, reserved_cents::float8 as reserved_cents, spent_cents::float8 as spent_cents';

const find = prepared<BudgetRow>(
  'missions-budget',
  `select ${columns} from mission_budgets where club_id = $1`,
);

export async function findBudget(tx: Executor, clubId: string): Promise<BudgetRow> {
  return (await find(tx, [clubId]))[0] ?? none;
}

const change = prepared<BudgetRow>(
  'missions-change-budget',
  `insert into mission_budgets (club_id, budget_cents) select $1, greatest($2::bigint, 0)
   where $2 >= 0 or exists (select from mission_budgets where club_id = $1)
   on conflict (club_id) do update set budget_cents = mission_budgets.budget_cents + $2
     where mission_budgets.budget_cents + $2 >= mission_budgets.reserved_cents + mission_budgets.spent_cents
   returning ${columns}`,
);

/** Undefined where more would be taken back than is free. */
export async function changeBudget(
  tx: Executor,
  of: { club_id: string; change_cents: number },
): Promise<BudgetRow | undefined> {
  return (await change(tx, [of.club_id, of.change_cents]))[0];
}

const reserve = prepared<{ ok: boolean }>(
  'missions-reserve',
  `update mission_budgets set reserved_cents = reserved_cents + $2
   where club_id = $1 and budget_cents >= reserved_cents + spent_cents + $2 and reserved_cents + $2 >= 0 returning true as ok`,
);

/** Promises so much more of what is free, or with a negative amount less. False where it is not there. */
export async function reserveCents(tx: Executor, of: { club_id: string; cents: number }): Promise<boolean> {
  if (of.cents === 0) return true;
  return (await reserve(tx, [of.club_id, of.cents])).length === 1;
}

const spend = prepared<{ ok: boolean }>(
  'missions-spend',
  `update mission_budgets set reserved_cents = reserved_cents - $2, spent_cents = spent_cents + $2
   where club_id = $1 and reserved_cents >= $2 returning true as ok`,
);

/** Turns a promise into what was given. */
export async function spendReserved(tx: Executor, of: { club_id: string; cents: number }): Promise<boolean> {
  return (await spend(tx, [of.club_id, of.cents])).length === 1;
}

const removed = prepared<{ left_cents: number }>(
  'missions-remove-budget',
  `delete from mission_budgets where club_id = $1 returning (budget_cents - spent_cents)::float8 as left_cents`,
);

/** What was left in it. */
export async function removeBudget(tx: Executor, clubId: string): Promise<number> {
  return (await removed(tx, [clubId]))[0]?.left_cents ?? 0;
}
