// Owns the reading of what a subject shows, for those who keep a copy.
import type { Executor } from '#platform/db/executor.ts';
import { listUsedBy } from '../media.store.ts';
import { factsOf, type MediaFacts } from './media-facts.ts';

export async function listMediaFacts(
  tx: Executor,
  used: { kind: string; id: string },
): Promise<Map<string, MediaFacts>> {
  const rows = await listUsedBy(tx, { kind: used.kind, ids: [used.id] });
  return new Map(rows.map((row) => [row.id, factsOf(row)]));
}
