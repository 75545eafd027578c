// Owns the SQL of what saved cards are charged for.
import type { CardChargeReason, CardChargeState } from '@stagepass/contract/ledger/card-shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';

export interface ChargeRow {
  /** Of its top-up too. */
  id: string;
  user_id: string;
  card_id: string;
  customer_id: string | null;
  method_id: string | null;
  purpose_kind: string;
  purpose_id: string;
  key: string;
  description: string;
  state: CardChargeState;
  reason: CardChargeReason | null;
  intent_id: string | null;
  pages: number;
  page_until: Date | null;
  created_at: Date;
  sent_at: Date | null;
  confirm_until: Date | null;
  ended_at: Date | null;
}

const columns = `id, user_id, card_id, customer_id, method_id, purpose_kind, purpose_id, key, description, state, reason, intent_id,
  pages, page_until, created_at, sent_at, confirm_until, ended_at`;

type Asking = Pick<
  ChargeRow,
  'id' | 'user_id' | 'card_id' | 'customer_id' | 'method_id' | 'key' | 'description' | 'created_at'
> & { purpose: { kind: string; id: string } };

export async function insertCharge(tx: Executor, row: Asking): Promise<void> {
  await tx.query({
    text: `insert into card_charges
        (id, user_id, card_id, customer_id, method_id, purpose_kind, purpose_id, key, description, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      row.id,
      row.user_id,
      row.card_id,
      row.customer_id,
      row.method_id,
      row.purpose.kind,
      row.purpose.id,
      row.key,
      row.description,
      row.created_at,
    ],
  });
}

export async function findCharge(db: Executor, id: string): Promise<ChargeRow | undefined> {
  return (await listCharges(db, [id]))[0];
}

export async function listCharges(db: Executor, ids: readonly string[]): Promise<ChargeRow[]> {
  const { rows } = await db.query<ChargeRow>({
    text: `select ${columns} from card_charges where id = any ($1)`,
    values: [ids],
  });
  return rows;
}

export async function listChargesWithAmount(
  db: Executor,
  ids: readonly string[],
): Promise<
  (Pick<ChargeRow, 'id' | 'user_id' | 'state' | 'reason' | 'confirm_until'> & { amount: number })[]
> {
  const { rows } = await db.query<
    Pick<ChargeRow, 'id' | 'user_id' | 'state' | 'reason' | 'confirm_until'> & { amount: number }
  >({
    text: `select c.id, c.user_id, c.state, c.reason, c.confirm_until, t.amount from card_charges c join top_ups t on t.id = c.id
      where c.id = any ($1)`,
    values: [ids],
  });
  return rows;
}

export async function findChargeByKey(
  db: Executor,
  key: string,
): Promise<(ChargeRow & { amount: number }) | undefined> {
  const { rows } = await db.query<ChargeRow & { amount: number }>({
    text: `select c.*, t.amount from card_charges c join top_ups t on t.id = c.id where c.key = $1`,
    values: [key],
  });
  return rows[0];
}

/** Its top-up's row is locked before it, always. */
export async function lockCharge(tx: Executor, id: string): Promise<ChargeRow | undefined> {
  const { rows } = await tx.query<ChargeRow>({
    text: `select ${columns} from card_charges where id = $1 for update`,
    values: [id],
  });
  return rows[0];
}

export async function markSent(tx: Executor, of: { id: string; at: Date }): Promise<void> {
  await tx.query({
    text: 'update card_charges set sent_at = coalesce(sent_at, $2) where id = $1',
    values: [of.id, of.at],
  });
}

export async function updateIntent(tx: Executor, of: { id: string; intent_id: string }): Promise<void> {
  await tx.query({
    text: 'update card_charges set intent_id = $2 where id = $1',
    values: [of.id, of.intent_id],
  });
}

export async function updateToConfirming(tx: Executor, of: { id: string; until: Date }): Promise<void> {
  await tx.query({
    text: `update card_charges set state = 'confirming', confirm_until = $2 where id = $1`,
    values: [of.id, of.until],
  });
}

/** How the service names the card is of no use any more, but where the service is still to be asked. */
export async function updateToEnd(
  tx: Executor,
  of: { id: string; at: Date } & (
    | { state: 'succeeded'; reason: null }
    | { state: 'failed'; reason: CardChargeReason }
  ),
): Promise<void> {
  await tx.query({
    text: `update card_charges set state = $2, reason = $3, ended_at = coalesce(ended_at, $4), method_id = null, page_until = null,
        customer_id = case when $3 = 'unanswered' then customer_id end where id = $1`,
    values: [of.id, of.state, of.reason, of.at],
  });
}

/** The time is part of what is asked for: asked again after a break, it is the same page. */
export async function planPage(tx: Executor, of: { id: string; until: Date }): Promise<ChargeRow> {
  const { rows } = await tx.query<ChargeRow>({
    text: `update card_charges set page_until = coalesce(page_until, $2) where id = $1 returning ${columns}`,
    values: [of.id, of.until],
  });
  return rows[0] as ChargeRow;
}

/** The next page is another one. */
export async function closePage(tx: Executor, id: string): Promise<void> {
  await tx.query({
    text: 'update card_charges set pages = pages + 1, page_until = null where id = $1',
    values: [id],
  });
  await tx.query({ text: 'update top_ups set session_id = null, url = null where id = $1', values: [id] });
}

export async function listChargesToAsk(
  db: Executor,
  of: { before: Date } & Pick<Asked, 'limit' | 'except'>,
): Promise<{ id: string }[]> {
  const { rows } = await db.query<{ id: string }>({
    text: `select c.id from card_charges c join top_ups t on t.id = c.id
      where c.state in ('requested', 'confirming') and c.created_at < $1 and coalesce(t.asked_at, '-infinity') < $1
        and c.id <> all($3::uuid[])
      order by coalesce(t.asked_at, c.created_at) limit $2`,
    values: [of.before, of.limit, of.except],
  });
  return rows;
}

/** Told as failed without the service's word. The longest unasked first. */
export async function listUnansweredToAsk(
  db: Executor,
  of: { before: Date } & Pick<Asked, 'limit' | 'except'>,
): Promise<{ id: string }[]> {
  const { rows } = await db.query<{ id: string }>({
    text: `select c.id from card_charges c join top_ups t on t.id = c.id
      where c.reason = 'unanswered' and coalesce(t.asked_at, '-infinity') < $1 and c.id <> all($3::uuid[])
      order by coalesce(t.asked_at, c.created_at) limit $2`,
    values: [of.before, of.limit, of.except],
  });
  return rows;
}

/** Whether a card of this person may have been charged for the same thing already, and nobody knows. */
export async function hasUnanswered(
  tx: Executor,
  of: { user_id: string; purpose: { kind: string; id: string } },
): Promise<boolean> {
  const { rows } = await tx.query({
    text: `select 1 from card_charges
      where reason = 'unanswered' and user_id = $1 and purpose_kind = $2 and purpose_id = $3 limit 1`,
    values: [of.user_id, of.purpose.kind, of.purpose.id],
  });
  return rows.length > 0;
}

/** For the operator, the oldest first. */
export async function listUnanswered(
  db: Executor,
): Promise<(Pick<ChargeRow, 'id' | 'user_id' | 'intent_id' | 'ended_at'> & { amount: number })[]> {
  const { rows } = await db.query<
    Pick<ChargeRow, 'id' | 'user_id' | 'intent_id' | 'ended_at'> & { amount: number }
  >({
    text: `select c.id, c.user_id, c.intent_id, c.ended_at, t.amount from card_charges c join top_ups t on t.id = c.id
      where c.reason = 'unanswered' order by c.ended_at limit 200`,
  });
  return rows;
}
