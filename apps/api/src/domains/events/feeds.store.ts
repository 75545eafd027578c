// Owns the SQL of people's calendar addresses: one each, replaced when it is renewed.
import { type Executor, prepared } from '#platform/db/executor.ts';

interface FeedRow {
  user_id: string;
  token: string;
  renewed_at: Date;
}

const own = prepared<FeedRow>('events-feed', 'select * from calendar_feeds where user_id = $1');
const owner = prepared<{ user_id: string }>(
  'events-feed-owner',
  `select f.user_id from calendar_feeds f join user_standing u on u.user_id = f.user_id and not u.suspended where f.token = $1`,
);

export async function findFeed(tx: Executor, userId: string): Promise<FeedRow | undefined> {
  return (await own(tx, [userId]))[0];
}

/** Of nobody who is suspended. */
export async function findFeedOwner(tx: Executor, token: string): Promise<string | undefined> {
  return (await owner(tx, [token]))[0]?.user_id;
}

/** `keep`: where there is one already, that one is answered. */
export async function putFeed(tx: Executor, row: FeedRow, { keep }: { keep: boolean }): Promise<FeedRow> {
  const { rows } = await tx.query<FeedRow>({
    text: `insert into calendar_feeds as f (user_id, token, renewed_at) values ($1, $2, $3)
      on conflict (user_id) do update set token = case when $4 then f.token else excluded.token end,
        renewed_at = case when $4 then f.renewed_at else excluded.renewed_at end
      returning *`,
    values: [row.user_id, row.token, row.renewed_at, keep],
  });
  return rows[0] ?? row;
}
