// Owns the use of a promotion code: who may use which for what, and that it is used once by a fan and never too often.
import {
  codeEnded,
  codeNotForPlan,
  codeNotFound,
  codeUsed,
} from '@stagepass/contract/subscriptions/errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { findCodeOf, hasUsed, insertUse, takeUse } from './codes.store.ts';
import type { CodeRow } from './tables.ts';

/** Refused with the reason where this fan cannot use it for this plan. Not yet taken. */
export async function findUsableCode(
  tx: Executor,
  of: { club_id: string; plan_id: string; user_id: string; code: string; at: Date },
): Promise<CodeRow> {
  const row = await findCodeOf(tx, of);
  if (row === undefined) return fail(codeNotFound);
  if (await hasUsed(tx, { code_id: row.id, user_id: of.user_id })) fail(codeUsed);
  const isOver = row.ends_at !== null && row.ends_at <= of.at;
  const isUsedUp = row.most_uses !== null && row.uses >= row.most_uses;
  if (!row.active || isOver || isUsedUp) fail(codeEnded);
  if (row.plan_ids.length > 0 && !row.plan_ids.includes(of.plan_id)) fail(codeNotForPlan);
  return row;
}

/** Under the code's lock, so that the last use goes to one fan. */
export async function takeCode(
  tx: Executor,
  use: { code_id: string; user_id: string; subscription_id: string; at: Date },
): Promise<void> {
  if (!(await takeUse(tx, use))) fail(codeEnded);
  if (!(await insertUse(tx, use))) fail(codeUsed);
}
