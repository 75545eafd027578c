// Owns the recounting of events: who comes is counted right, and each ticket that was paid back has its money and is out of use.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

export async function auditEvents(tx: Executor): Promise<AuditFinding[]> {
  const { rows } = await tx.query<AuditFinding>({
    text: `select 'event ' || e.id as place, 'counts ' || e.people || ' people, there are ' || count(p.user_id) as problem
      from club_events e left join club_event_people p on p.event_id = e.id group by e.id having e.people <> count(p.user_id)
      union all
      select 'ticket ' || r.item_id, 'says ' || r.amount || ' paid back, ' || coalesce(sum(m.amount), 0) || ' moved'
      from club_event_refunds r left join ledger_moves m on m.transfer_id = r.transfer_id
      group by r.item_id having coalesce(sum(m.amount), 0) <> r.amount
      union all
      select 'refund ' || t.id, 'belongs to no ticket of an event' from ledger_transfers t
      where t.kind = 'refund' and t.cause_kind = 'event' and not exists (select from club_event_refunds r where r.transfer_id = t.id)
      union all
      select 'ticket ' || i.id, 'was paid back and is ' || i.state from club_event_refunds r join item_facts i on i.id = r.item_id
      where i.state not in ('burned', 'redeemed')
      union all
      select 'event ' || e.id, 'is done with, and a ticket of it was not paid back' from club_events e
      join club_event_tickets t on t.event_id = e.id join item_facts i on i.design_id = t.design_id
      where e.state = 'cancelled' and e.paid_back_at is not null and i.holder_id is not null and i.state in ('held', 'listed', 'redeemed')
        and not exists (select from club_event_refunds r where r.item_id = i.id)
      union all
      select 'design ' || t.design_id, 'has other times than event ' || e.id from club_event_tickets t
      join club_events e on e.id = t.event_id join item_design_facts d on d.id = t.design_id
      where d.redeem_from is distinct from coalesce(e.doors_at, e.starts_at) or d.redeem_until is distinct from e.ends_at
      limit 100`,
  });
  return rows;
}
