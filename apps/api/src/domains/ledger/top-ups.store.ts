// Owns the SQL of top-ups and of what goes back to their cards.
import type { TopUpState } from '@stagepass/contract/ledger/top-up-shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import type { CreationPage } from '#platform/paging/keyset.ts';

export interface TopUpRow {
  id: string;
  user_id: string;
  amount: number;
  door: 'stripe' | 'test';
  state: TopUpState;
  session_id: string | null;
  payment_id: string | null;
  url: string | null;
  card_brand: string | null;
  card_last4: string | null;
  problem: string | null;
  transfer_id: string | null;
  created_at: Date;
  expires_at: Date;
  asked_at: Date | null;
  paid_at: Date | null;
}

const columns = `id, user_id, amount, door, state, session_id, payment_id, url, card_brand, card_last4, problem, transfer_id,
  created_at, expires_at, asked_at, paid_at`;

export async function insertTopUp(
  tx: Executor,
  row: Pick<TopUpRow, 'id' | 'user_id' | 'amount' | 'door' | 'created_at' | 'expires_at'> & {
    card?: { brand: string; last4: string };
  },
): Promise<TopUpRow> {
  const { rows } = await tx.query<TopUpRow>({
    text: `insert into top_ups (id, user_id, amount, door, created_at, expires_at, card_brand, card_last4)
      values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    values: [
      ...[row.id, row.user_id, row.amount, row.door, row.created_at, row.expires_at],
      ...[row.card?.brand ?? null, row.card?.last4 ?? null],
    ],
  });
  return rows[0] as TopUpRow;
}

const byId = prepared<TopUpRow>('top-up-by-id', `select ${columns} from top_ups where id = $1`);

export async function findTopUp(db: Executor, id: string): Promise<TopUpRow | undefined> {
  return (await byId(db, [id]))[0];
}

export async function findTopUpIdBy(
  db: Executor,
  by: { session_id: string } | { payment_id: string },
): Promise<string | undefined> {
  const [column, value] = 'session_id' in by ? ['session_id', by.session_id] : ['payment_id', by.payment_id];
  const { rows } = await db.query<{ id: string }>({
    text: `select id from top_ups where ${column} = $1`,
    values: [value],
  });
  return rows[0]?.id;
}

export async function lockTopUp(tx: Executor, id: string): Promise<TopUpRow | undefined> {
  const { rows } = await tx.query<TopUpRow>({
    text: `select ${columns} from top_ups where id = $1 for update`,
    values: [id],
  });
  return rows[0];
}

export async function listTopUpRows(
  db: Executor,
  userId: string,
  { after, limit }: CreationPage,
): Promise<TopUpRow[]> {
  const { rows } = await db.query<TopUpRow>({
    text: `select ${columns} from top_ups where user_id = $1
        and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
      order by created_at desc, id desc limit $4`,
    values: [userId, after?.created_at ?? null, after?.id ?? null, limit],
  });
  return rows;
}

/**
 * Paid in the month that `at` is in, or still payable, whenever it began: a page that was opened before midnight is paid after it.
 * Less what went back to the card.
 */
export async function sumOfMonth(db: Executor, userId: string, at: Date): Promise<number> {
  const { rows } = await db.query<{ sum: number }>({
    text: `select (coalesce(sum(t.amount), 0) - coalesce(sum((select sum(r.amount) from top_up_returns r
          where r.top_up_id = t.id and r.state = 'done')), 0))::bigint as sum
      from top_ups t where t.user_id = $1 and (t.state = 'open' or t.state = 'paid'
        and t.paid_at >= date_trunc('month', $2::timestamptz at time zone 'UTC') at time zone 'UTC')`,
    values: [userId, at],
  });
  return rows[0]?.sum ?? 0;
}

export async function updateSession(
  tx: Executor,
  of: { id: string; session_id: string; url: string },
): Promise<void> {
  await tx.query({
    text: 'update top_ups set session_id = $2, url = $3 where id = $1',
    values: [of.id, of.session_id, of.url],
  });
}

export async function updateToPaid(
  tx: Executor,
  of: {
    id: string;
    transfer_id: string;
    payment_id: string | null;
    session_id: string | null;
    card: { brand: string; last4: string } | null;
    at: Date;
  },
): Promise<void> {
  await tx.query({
    text: `update top_ups set state = 'paid', transfer_id = $2, payment_id = $3, session_id = coalesce($4, session_id),
        card_brand = coalesce($5, card_brand), card_last4 = coalesce($6, card_last4), paid_at = $7, url = null where id = $1`,
    values: [
      of.id,
      of.transfer_id,
      of.payment_id,
      of.session_id,
      of.card?.brand ?? null,
      of.card?.last4 ?? null,
      of.at,
    ],
  });
}

/** Ends one that is open without crediting anything. */
export async function updateToEnded(
  tx: Executor,
  of: {
    id: string;
    state: 'failed' | 'expired' | 'flagged';
    problem?: string;
    payment_id?: string | null;
    session_id?: string | null;
  },
): Promise<void> {
  await tx.query({
    text: `update top_ups set state = $2, url = null, problem = $3, payment_id = coalesce($4, payment_id),
        session_id = coalesce($5, session_id) where id = $1 and state not in ('paid', 'flagged')`,
    values: [of.id, of.state, of.problem ?? null, of.payment_id ?? null, of.session_id ?? null],
  });
}

/** Those at a page whose end nobody has told us of; each is asked for once in a while. Charges of saved cards have a job of their own. */
export async function listToAsk(
  db: Executor,
  of: { created_before: Date; asked_before: Date } & Pick<Asked, 'limit' | 'except'>,
): Promise<TopUpRow[]> {
  const { rows } = await db.query<TopUpRow>({
    text: `select ${columns} from top_ups where state = 'open' and door = 'stripe' and created_at < $1
        and coalesce(asked_at, '-infinity') < $2 and id <> all($4::uuid[])
        and not exists (select from card_charges c where c.id = top_ups.id)
        order by coalesce(asked_at, created_at) limit $3`,
    values: [of.created_before, of.asked_before, of.limit, of.except],
  });
  return rows;
}

/** False where somebody asked just now. */
export async function markAsked(
  db: Executor,
  of: { id: string; at: Date; not_after: Date },
): Promise<boolean> {
  const { count } = await db.query({
    text: 'update top_ups set asked_at = $2 where id = $1 and coalesce(asked_at, $3) <= $3',
    values: [of.id, of.at, of.not_after],
  });
  return count === 1;
}

export async function expireTestTopUps(db: Executor, now: Date): Promise<void> {
  await db.query({
    text: `update top_ups set state = 'expired' where state = 'open' and door = 'test' and expires_at <= $1
        and not exists (select from card_charges c where c.id = top_ups.id)`,
    values: [now],
  });
}

/** Nothing happens to one that has ended. */
export async function giveUpOpen(db: Executor, id: string): Promise<void> {
  await db.query({
    text: `update top_ups set state = 'failed', url = null where id = $1 and state = 'open'`,
    values: [id],
  });
}

export async function listFlagged(db: Executor): Promise<TopUpRow[]> {
  const { rows } = await db.query<TopUpRow>({
    text: `select ${columns} from top_ups where state = 'flagged' order by created_at limit 200`,
  });
  return rows;
}

/** What names a card goes with the person. */
export async function removeCards(tx: Executor, userId: string): Promise<void> {
  await tx.query({
    text: 'update top_ups set card_brand = null, card_last4 = null, url = null where user_id = $1',
    values: [userId],
  });
}
