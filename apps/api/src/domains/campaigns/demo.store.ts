// Owns the SQL of the demo world's campaigns: what an earlier start has made already.
import type { Executor } from '#platform/db/executor.ts';
import type { CampaignRow } from './tables.ts';

interface Named {
  club_id: string;
  title: string;
}

export async function findByTitle(
  tx: Executor,
  { club_id, title }: Named,
): Promise<Pick<CampaignRow, 'id' | 'state'> | undefined> {
  const { rows } = await tx.query<Pick<CampaignRow, 'id' | 'state'>>({
    text: 'select id, state from campaigns where club_id = $1 and title = $2',
    values: [club_id, title],
  });
  return rows[0];
}

/** A draft that was left behind. */
export async function removeByTitle(tx: Executor, { club_id, title }: Named): Promise<void> {
  await tx.query({
    text: `delete from campaigns where club_id = $1 and title = $2 and state = 'draft'`,
    values: [club_id, title],
  });
}

/** Ids of the demo world's campaigns, by title. */
export async function listByTitle(tx: Executor): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ id: string; title: string }>({
    text: `select id, title from campaigns where title in ('Kites over Lisbon', 'The basement tapes')`,
  });
  return new Map(rows.map(({ id, title }) => [title, id]));
}
