// Owns the SQL of the pages where somebody enters a card to be saved.
import type { Executor } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';

export interface SetupRow {
  id: string;
  user_id: string;
  session_id: string | null;
  url: string | null;
  state: 'open' | 'done' | 'expired';
  created_at: Date;
  expires_at: Date;
  asked_at: Date | null;
}

const columns = 'id, user_id, session_id, url, state, created_at, expires_at, asked_at';

export async function insertSetup(
  tx: Executor,
  row: Pick<SetupRow, 'id' | 'user_id' | 'created_at' | 'expires_at'>,
): Promise<void> {
  await tx.query({
    text: 'insert into card_setups (id, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
    values: [row.id, row.user_id, row.created_at, row.expires_at],
  });
}

export async function updateSetupPage(
  db: Executor,
  of: { id: string; session_id: string; url: string },
): Promise<void> {
  await db.query({
    text: 'update card_setups set session_id = $2, url = $3 where id = $1',
    values: [of.id, of.session_id, of.url],
  });
}

export async function lockSetup(tx: Executor, id: string): Promise<SetupRow | undefined> {
  const { rows } = await tx.query<SetupRow>({
    text: `select ${columns} from card_setups where id = $1 for update`,
    values: [id],
  });
  return rows[0];
}

export async function findSetupUser(db: Executor, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ user_id: string }>({
    text: 'select user_id from card_setups where id = $1',
    values: [id],
  });
  return rows[0]?.user_id;
}

/** The newest of one person's that is open still. */
export async function findOpenSetup(db: Executor, userId: string): Promise<SetupRow | undefined> {
  const { rows } = await db.query<SetupRow>({
    text: `select ${columns} from card_setups where user_id = $1 and state = 'open' and session_id is not null
      order by created_at desc limit 1`,
    values: [userId],
  });
  return rows[0];
}

export async function endSetup(tx: Executor, of: { id: string; state: 'done' | 'expired' }): Promise<void> {
  await tx.query({
    text: `update card_setups set state = $2, url = null where id = $1 and state = 'open'`,
    values: [of.id, of.state],
  });
}

/** False where somebody asked just now. */
export async function markSetupAsked(
  db: Executor,
  of: { id: string; at: Date; not_after: Date },
): Promise<boolean> {
  const { count } = await db.query({
    text: 'update card_setups set asked_at = $2 where id = $1 and coalesce(asked_at, $3) <= $3',
    values: [of.id, of.at, of.not_after],
  });
  return count === 1;
}

export async function listSetupsToAsk(
  db: Executor,
  of: { before: Date } & Pick<Asked, 'limit' | 'except'>,
): Promise<SetupRow[]> {
  const { rows } = await db.query<SetupRow>({
    text: `select ${columns} from card_setups where state = 'open' and created_at < $1
        and coalesce(asked_at, '-infinity') < $1 and id <> all($3::uuid[])
      order by coalesce(asked_at, created_at) limit $2`,
    values: [of.before, of.limit, of.except],
  });
  return rows;
}

/** What has ended tells nothing that the cards do not. */
export async function pruneSetups(db: Executor, before: Date): Promise<void> {
  await db.query({
    text: `delete from card_setups where state <> 'open' and created_at < $1`,
    values: [before],
  });
}
