// Owns the SQL of paying back: which tickets of cancelled events are due, which were dealt with, and when all of them were.
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, prepared, run } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import type { EventsTables, RefundRow } from './tables.ts';

const db = tablesOf<EventsTables>();

export interface DueTicket {
  item_id: string;
  event_id: string;
}

const dueIn = `from club_event_tickets t join item_facts i on i.design_id = t.design_id
  where t.event_id = e.id and i.holder_id is not null and i.state in ('held', 'listed', 'redeemed')
    and not exists (select from club_event_refunds r where r.item_id = i.id)`;

const due = prepared<DueTicket>(
  'events-due-refunds',
  `select d.item_id, e.id as event_id from club_events e cross join lateral (select i.id as item_id ${dueIn}) d
   where e.state = 'cancelled' and e.paid_back_at is null and not d.item_id::text = any($1::text[])
   order by e.cancelled_at, d.item_id limit $2`,
);

export async function listDueTickets(tx: Executor, { except, limit }: Asked): Promise<DueTicket[]> {
  return due(tx, [except, limit]);
}

export async function insertRefund(tx: Executor, row: RefundRow): Promise<void> {
  await run(tx, db.insertInto('club_event_refunds').values(row));
}

export async function isDealtWith(tx: Executor, itemId: string): Promise<boolean> {
  const { count } = await tx.query({
    text: 'select from club_event_refunds where item_id = $1',
    values: [itemId],
  });
  return count > 0;
}

/** Cancelled events without a ticket that is due: from now on they are done with. Answers how many there were. */
export async function finishPaidBack(tx: Executor, at: Date): Promise<number> {
  const { count } = await tx.query({
    text: `update club_events e set paid_back_at = $1
      where e.state = 'cancelled' and e.paid_back_at is null and not exists (select ${dueIn})`,
    values: [at],
  });
  return count;
}

/** A ticket of a cancelled event came into somebody's hand after all: from an auction that was settled since, say. */
export async function reopenPaidBack(tx: Executor, designIds: readonly string[]): Promise<void> {
  await tx.query({
    text: `update club_events e set paid_back_at = null from club_event_tickets t
      where t.design_id = any($1::uuid[]) and e.id = t.event_id and e.state = 'cancelled' and e.paid_back_at is not null`,
    values: [designIds],
  });
}

/** Of which each copy was dealt with already. */
export async function listDealtWith(tx: Executor, eventId: string): Promise<string[]> {
  const { rows } = await tx.query<{ item_id: string }>({
    text: 'select item_id from club_event_refunds where event_id = $1',
    values: [eventId],
  });
  return rows.map(({ item_id }) => item_id);
}
