// Owns the walk through all who take part in a campaign, a page at a time: for whoever tells them something.
import { type Executor, prepared } from '#platform/db/executor.ts';

const page = prepared<{ user_id: string }>(
  'campaigns-participants-page',
  'select user_id from campaign_parts where campaign_id = $1 and user_id > $2 order by user_id limit $3',
);
const FIRST = '00000000-0000-0000-0000-000000000000';

/** By id; pass the last one as `after` for the next page. An empty page is the end. */
export async function listParticipantIds(
  tx: Executor,
  of: { campaign_id: string; after?: string | undefined; limit: number },
): Promise<string[]> {
  return (await page(tx, [of.campaign_id, of.after ?? FIRST, of.limit])).map(({ user_id }) => user_id);
}
