// Owns the recounting of all copies: what the triggers keep, worked out again from the rows, for tests and for operators.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

/** Nothing where every design, copy and step agrees. Reads everything: beside requests only. */
export async function auditItems(tx: Executor): Promise<AuditFinding[]> {
  const { rows } = await tx.query<AuditFinding>({
    text: `select 'design ' || d.id as place, 'issued ' || d.issued || ', copies ' || count(i.id) || ', highest number ' || coalesce(max(i.number), 0) as problem
      from item_designs d left join items i on i.design_id = d.id
      group by d.id, d.issued, d.edition_size
      having d.issued <> count(i.id) or d.issued <> coalesce(max(i.number), 0) or d.issued > d.edition_size
      union all
      select 'copy ' || i.id, 'its last step is ' || coalesce(e.event, 'missing') || ' ' || coalesce(e.seq, 0) || ' of ' || i.seq
      from items i left join lateral (
        select seq, event, to_id, count(*) over () as steps from item_events where item_id = i.id order by seq desc limit 1) e on true
      where e.seq is distinct from i.seq or e.steps is distinct from i.seq or e.event is distinct from i.event
        or e.to_id is distinct from i.holder_id
      union all
      select 'copy ' || i.id, 'is redeemed without a scan' from items i
      where i.state = 'redeemed' and not exists (
        select from item_events e where e.item_id = i.id and e.event = 'redeemed')
      limit 100`,
  });
  return rows;
}
