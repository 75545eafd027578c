// Owns the way the site operator's lists get people's emails: many at once, in one query. Shown to nobody else.
import type { Executor } from '#platform/db/executor.ts';
import { listEmails } from '../users.store.ts';

export async function loadEmails(tx: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map(
    (await listEmails(tx, ids)).flatMap(({ id, email }) => (email === null ? [] : [[id, email]])),
  );
}
