// Owns the SQL of webhooks.
import type { WebhookKind } from '@stagepass/base/webhook-kinds.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { removeBy, rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import type { WebhookRow, WebhooksTables } from './tables.ts';

const db = tablesOf<WebhooksTables>();
export const {
  insert: insertWebhook,
  find: findWebhook,
  lock: lockWebhook,
  update: updateWebhook,
  remove: removeWebhook,
} = rowsById(db, 'webhooks');
export const removeWebhooksOf = removeBy(db, 'webhooks', 'club_id');

export async function listWebhooks(tx: Executor, clubId: string): Promise<WebhookRow[]> {
  const query = db
    .selectFrom('webhooks')
    .selectAll()
    .where('club_id', '=', clubId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100);
  return many(tx, query);
}

type Listener = Pick<WebhookRow, 'id' | 'failing_since'>;
// Asked at every event of every club, most of which have none.
const listening = prepared<Listener>(
  'webhooks-listening',
  'select id, failing_since from webhooks where club_id = $1 and is_on and $2 = any(kinds) order by id limit 100',
);

export function listListening(
  tx: Executor,
  { club_id, kind }: { club_id: string; kind: WebhookKind },
): Promise<Listener[]> {
  return listening(tx, [club_id, kind]);
}
