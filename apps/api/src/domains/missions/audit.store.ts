// Owns the audit of missions: places, rewards and budgets, worked out anew from what was given to whom.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

const checks = [
  {
    problem: 'slots taken differ from those who hold one',
    text: `select s.mission_id::text || ' ' || s.period as place from mission_slots s
      left join (select mission_id, period, count(*) filter (where has_slot) as held from mission_parts group by 1, 2) p
        on p.mission_id = s.mission_id and p.period = s.period
      where s.taken <> coalesce(p.held, 0)`,
  },
  {
    problem: 'a reward was given more or less often than it says',
    text: `select r.id::text as place from mission_rewards r
      left join (select reward_id, count(*) as times from mission_gifts group by 1) g on g.reward_id = r.id
      where r.given < coalesce(g.times, 0)`,
  },
  {
    problem: 'what running missions promise differs from what is reserved',
    text: `select b.club_id::text as place from mission_budgets b
      left join (select m.club_id, sum(r.amount_cents::bigint * (
          case when m.state in ('live', 'paused') then r.total - r.given else 0 end
          + (select count(*) from mission_gifts g where g.reward_id = r.id and g.handed_at is null))) as promised
        from missions m join mission_rewards r on r.mission_id = m.id and r.kind = 'credits' group by 1) p on p.club_id = b.club_id
      where b.reserved_cents <> coalesce(p.promised, 0)`,
  },
  {
    problem: 'the escrow differs from budget less spent',
    text: `select b.club_id::text as place from mission_budgets b
      left join ledger_balances a on a.asset_id = 'credits' and a.owner_kind = 'escrow' and a.owner_id = 'mission-budget:' || b.club_id::text
      where b.budget_cents - b.spent_cents <> coalesce(a.balance, 0)`,
  },
  // Not less: the gifts of an account that was deleted are gone, what they cost is not.
  {
    problem: 'more credits were given than were spent',
    text: `select b.club_id::text as place from mission_budgets b
      join (select m.club_id, sum(r.amount_cents::bigint) as given from mission_gifts g
          join mission_rewards r on r.id = g.reward_id and r.kind = 'credits' join missions m on m.id = r.mission_id
        where g.transfer_id is not null group by 1) p on p.club_id = b.club_id
      where p.given > b.spent_cents`,
  },
  {
    problem: 'what it promises in tokens differs from what is set aside under the cap',
    text: `select m.id::text as place from missions m
      left join token_promise_facts f on f.place_kind = 'mission' and f.place_id = m.id and f.club_id = m.club_id
      left join (select r.mission_id, sum(r.token_amount::bigint * (
          case when i.state in ('live', 'paused') then r.total - r.given else 0 end
          + (select count(*) from mission_gifts g where g.reward_id = r.id and g.handed_at is null))) as promised
        from mission_rewards r join missions i on i.id = r.mission_id where r.kind = 'tokens' group by 1) p on p.mission_id = m.id
      where coalesce(f.amount, 0) <> coalesce(p.promised, 0)`,
  },
  {
    problem: 'an edition keeps fewer copies than its mission promises',
    text: `select r.id::text as place from mission_rewards r join missions m on m.id = r.mission_id and m.state in ('live', 'paused')
      join item_design_facts d on d.id = r.design_id and d.edition_size is not null
      where r.total is not null
        and (select count(*) from item_facts i where i.place_kind = 'mission' and i.place_id = m.id and i.design_id = d.id)
          not in (0, r.total - r.given + (select count(*) from mission_gifts g where g.reward_id = r.id and g.handed_at is null))`,
  },
] as const;

export async function auditMissions(db: Executor): Promise<readonly AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (const { problem, text } of checks) {
    const { rows } = await db.query<{ place: string }>({ text: `${text} limit 100` });
    found.push(...rows.map(({ place }) => ({ place, problem })));
  }
  return found;
}
