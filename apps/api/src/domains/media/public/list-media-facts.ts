// Owns the reading of what a subject shows, for those who keep a copy.
import type { Executor } from '#platform/db/executor.ts';
import { listUsedBy } from '../media.store.ts';
import { factsOf, type MediaFacts } from './media-facts.ts';

/** Of many subjects of one kind, by the subject's id, in one query. */
export async function listMediaFactsOfMany(
  tx: Executor,
  used: { kind: string; ids: readonly string[] },
): Promise<Map<string, MediaFacts[]>> {
  if (used.ids.length === 0) return new Map();
  const found = new Map<string, MediaFacts[]>();
  for (const row of await listUsedBy(tx, used)) {
    const id = row.used_id ?? '';
    found.set(id, [...(found.get(id) ?? []), factsOf(row)]);
  }
  return found;
}

export async function listMediaFacts(
  tx: Executor,
  used: { kind: string; id: string },
): Promise<Map<string, MediaFacts>> {
  const rows = await listUsedBy(tx, { kind: used.kind, ids: [used.id] });
  return new Map(rows.map((row) => [row.id, factsOf(row)]));
}
