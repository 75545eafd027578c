// Owns the SQL that only the demo world's market asks.
import type { Executor } from '#platform/db/executor.ts';

export async function countOfClub(tx: Executor, clubId: string): Promise<number> {
  const { rows } = await tx.query<{ all: number }>({
    text: 'select count(*) as all from listings where club_id = $1',
    values: [clubId],
  });
  return rows[0]?.all ?? 0;
}

/** Copies that somebody holds freely and that their club's staff does not, by number. */
export async function listFreeCopies(
  tx: Executor,
  of: { design_id: string; limit: number; except?: readonly string[]; only?: string },
): Promise<{ item_id: string; seller_id: string }[]> {
  const { rows } = await tx.query<{ item_id: string; seller_id: string }>({
    text: `select id as item_id, holder_id as seller_id from item_facts
      where design_id = $1 and state = 'held' and holder_id is not null and used_at is null
        and holder_id <> all($2::uuid[]) and ($3::uuid is null or holder_id = $3)
      order by number desc limit $4`,
    values: [of.design_id, of.except ?? [], of.only ?? null, of.limit],
  });
  return rows;
}
