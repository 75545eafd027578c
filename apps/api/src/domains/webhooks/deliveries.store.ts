// Owns the SQL of deliveries: written with the event, claimed for one try at a time, kept as the log.
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, run } from '#platform/db/executor.ts';
import { byCreation, type CreationPage } from '#platform/paging/keyset.ts';
import type { DeliveryRow, WebhookRow, WebhooksTables } from './tables.ts';

const db = tablesOf<WebhooksTables>();
export const {
  insert: insertDelivery,
  find: findDelivery,
  update: updateDelivery,
} = rowsById(db, 'webhook_deliveries');

export async function listDeliveries(
  tx: Executor,
  webhookId: string,
  page: CreationPage,
): Promise<DeliveryRow[]> {
  const query = db.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', webhookId);
  return many(tx, byCreation.apply(query, page, 'desc'));
}

export type Claimed = DeliveryRow & Pick<WebhookRow, 'club_id' | 'url' | 'secret_sealed'>;

/** One sender at a time has it until `until`; a sender that dies leaves it to be sent again from then on. */
export async function claimDelivery(
  tx: Executor,
  of: { id: string; now: Date; until: Date },
): Promise<Claimed | undefined> {
  const { rows } = await tx.query<Claimed>({
    text: `update webhook_deliveries d set run_at = $3, tries = d.tries + 1, tried_at = $2 from webhooks w
      where d.id = $1 and d.state = 'waiting' and d.run_at <= $2 and w.id = d.webhook_id and w.is_on
      returning d.*, w.club_id, w.url, w.secret_sealed`,
    values: [of.id, of.now, of.until],
  });
  return rows[0];
}

/** Of each webhook a few at most, the longest due first: one that is slow must not hold up the others. */
export async function listDue(
  tx: Executor,
  of: { now: Date; limit: number; except: readonly string[] },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from (
        select d.id, d.run_at, row_number() over (partition by d.webhook_id order by d.run_at, d.id) as place
        from webhook_deliveries d join webhooks w on w.id = d.webhook_id and w.is_on
        where d.state = 'waiting' and d.run_at <= $1 and d.id::text <> all ($3::text[])
      ) due where place <= 5 order by run_at, id limit $2`,
    values: [of.now, of.limit, of.except],
  });
  return rows.map(({ id }) => id);
}

/** What waits for a webhook that is turned off. */
export async function failWaiting(tx: Executor, webhookId: string): Promise<void> {
  await run(
    tx,
    db
      .updateTable('webhook_deliveries')
      .set({ state: 'failed', problem: 'webhook-off' })
      .where('webhook_id', '=', webhookId)
      .where('state', '=', 'waiting'),
  );
}

/** Older than this; answers how many there were. */
export async function removeOld(tx: Executor, before: Date, most: number): Promise<number> {
  const { count } = await tx.query({
    text: `delete from webhook_deliveries where id = any(array(
      select id from webhook_deliveries where created_at < $1 order by created_at limit $2))`,
    values: [before, most],
  });
  return count;
}

/** Beyond the newest thousand of each webhook; answers how many there were. */
export async function removeBeyond(tx: Executor, kept: number, most: number): Promise<number> {
  const { count } = await tx.query({
    text: `delete from webhook_deliveries where id = any(array(
      select old.id from webhooks w cross join lateral (
        select d.id from webhook_deliveries d where d.webhook_id = w.id
        order by d.created_at desc, d.id desc offset $1 limit $2
      ) old limit $2))`,
    values: [kept, most],
  });
  return count;
}
