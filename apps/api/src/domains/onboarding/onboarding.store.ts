// Owns the SQL of first steps: which path somebody completed or dismissed.
import type { OnboardingPath } from '@stagepass/contract/onboarding/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, prepared, run } from '#platform/db/executor.ts';
import type { OnboardingTables, PathRow } from './tables.ts';

const db = tablesOf<OnboardingTables>();

export async function listPaths(tx: Executor, userId: string): Promise<PathRow[]> {
  return many(tx, db.selectFrom('onboarding_paths').selectAll().where('user_id', '=', userId));
}

const completed = prepared<{ path: string }>(
  'onboarding-has-completed',
  'select path from onboarding_paths where user_id = $1 and path = $2 and completed_at is not null',
);

export async function hasCompleted(
  tx: Executor,
  { user_id, path }: { user_id: string; path: OnboardingPath },
): Promise<boolean> {
  return (await completed(tx, [user_id, path])).length > 0;
}

const complete = prepared<{ path: string }>(
  'onboarding-complete',
  `insert into onboarding_paths (user_id, path, completed_at) values ($1, $2, $3)
   on conflict (user_id, path) do update set completed_at = excluded.completed_at
   where onboarding_paths.completed_at is null returning path`,
);

/** False where it was completed before. */
export async function insertCompleted(
  tx: Executor,
  { user_id, path, at }: { user_id: string; path: OnboardingPath; at: Date },
): Promise<boolean> {
  return (await complete(tx, [user_id, path, at])).length > 0;
}

export async function putDismissed(
  tx: Executor,
  { user_id, path, at }: { user_id: string; path: OnboardingPath; at: Date },
): Promise<void> {
  await run(
    tx,
    db
      .insertInto('onboarding_paths')
      .values({ user_id, path, completed_at: null, dismissed_at: at })
      .onConflict((conflict) => conflict.columns(['user_id', 'path']).doUpdateSet({ dismissed_at: at })),
  );
}

export async function deletePathsOf(tx: Executor, userId: string): Promise<void> {
  await run(tx, db.deleteFrom('onboarding_paths').where('user_id', '=', userId));
}
