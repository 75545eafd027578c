// Owns the SQL of the demo world's people, for the domains that seat them somewhere.
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many } from '#platform/db/executor.ts';
import type { UsersTables } from './tables.ts';

const db = tablesOf<UsersTables>();

export interface DemoPersonRow {
  id: string;
  email: string | null;
  user_name: string;
  display_name: string;
  created_at: Date;
}

export async function listDemoPeopleRows(tx: Executor, limit: number): Promise<DemoPersonRow[]> {
  const query = db
    .selectFrom('users')
    .select(['id', 'email', 'user_name', 'display_name', 'created_at'])
    .where('demo', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit);
  return many(tx, query);
}
