// Owns the change of who may see a subject's media.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import type { MediaAudience } from '../media.rules.ts';
import { listUsedBy } from '../media.store.ts';
import { moveTo } from '../move-files.ts';
import { factsOf, type MediaFacts } from './media-facts.ts';

/** Answers what to keep of each, by id: addresses that were given out before lead nowhere from now on. */
export async function setAudience(
  platform: Platform,
  tx: Tx,
  given: { for: { kind: string; id: string }; audience: MediaAudience },
): Promise<Map<string, MediaFacts>> {
  const used = await listUsedBy(tx, { kind: given.for.kind, ids: [given.for.id] });
  const moved = await moveTo(platform, tx, used, given.audience);
  return new Map(moved.map((row) => [row.id, factsOf(row)]));
}
