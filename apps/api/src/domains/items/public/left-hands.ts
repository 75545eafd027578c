// Owns the question whether somebody sold a copy on: it is theirs by another way since, even where they hold it again.
import { type Executor, prepared } from '#platform/db/executor.ts';

const soldBy = prepared<{ seq: number }>(
  'items-sold-by',
  `select seq from item_events where item_id = $1 and from_id = $2 and event = 'sold' and at >= $3 limit 1`,
);

export async function hasSoldOn(
  tx: Executor,
  of: { item_id: string; user_id: string; since: Date },
): Promise<boolean> {
  return (await soldBy(tx, [of.item_id, of.user_id, of.since])).length > 0;
}
