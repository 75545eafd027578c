// Owns what becomes of an entry whose cause was taken away: its words are shown to nobody any more.
import type { Executor } from '#platform/db/executor.ts';

/** Single entries go; of a bundle only the words that it quotes. */
export async function withdrawSource(tx: Executor, source: string): Promise<void> {
  const { rows } = await tx.query<{ notification_id: string }>({
    text: `select notification_id from notification_sources where source = $1 and notification_id is not null
      order by user_id limit 20000`,
    values: [source],
  });
  const ids = rows.map((row) => row.notification_id);
  if (ids.length === 0) return;
  await tx.query({
    text: 'delete from notifications where id = any ($1::uuid[]) and count = 1',
    values: [ids],
  });
  await tx.query({
    text: `update notifications set payload = jsonb_set(payload, '{excerpt}', '""')
      where id = any ($1::uuid[]) and payload ? 'excerpt'`,
    values: [ids],
  });
}
