// Owns the audit of subscriptions: places, periods and payments, worked out anew from the rows.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

const checks = [
  {
    problem: 'says another number of taken places than subscriptions have it, or change to it',
    text: `select 'plan ' || p.id as place from subscription_plans p
      left join (select plan_id, count(*) as taken from (
        select plan_id from subscriptions where state <> 'ended'
        union all select next_plan_id from subscriptions where state <> 'ended' and next_plan_id <> plan_id
        union all select plan_id from subscription_gifts where state = 'waiting') s group by 1) t on t.plan_id = p.id
      where p.taken <> coalesce(t.taken, 0)`,
  },
  {
    problem: 'is in another period than its last one',
    text: `select 'subscription ' || s.id as place from subscriptions s
      left join lateral (select * from subscription_periods where subscription_id = s.id order by number desc limit 1) p on true
      where p.number is distinct from s.period_number or p.starts_at is distinct from s.period_start
        or p.ends_at is distinct from s.period_end or p.plan_id is distinct from s.plan_id`,
  },
  {
    problem: 'has two periods for one time',
    text: `select 'subscription ' || a.subscription_id as place from subscription_periods a
      join subscription_periods b on b.subscription_id = a.subscription_id and b.number > a.number and b.starts_at < a.ends_at`,
  },
  {
    problem: 'a period says another payment than was made',
    text: `select 'subscription ' || p.subscription_id as place from subscription_periods p
      left join ledger_moves m on m.transfer_id = p.transfer_id
      group by p.subscription_id, p.number having coalesce(sum(m.amount), 0) <> p.paid_cents`,
  },
  {
    problem: 'a period says another refund than was made',
    text: `select 'subscription ' || p.subscription_id as place from subscription_periods p
      left join ledger_moves m on m.transfer_id = p.refund_transfer_id
      group by p.subscription_id, p.number having coalesce(sum(m.amount), 0) <> p.refunded_cents`,
  },
  {
    problem: 'was paid for by no period',
    text: `select 'transfer ' || t.id as place from ledger_transfers t where t.kind = 'subscription'
      and not exists (select from subscription_periods p where p.transfer_id = t.id)`,
  },
  {
    problem: 'a period says a card payment that was not made for it',
    text: `select 'subscription ' || p.subscription_id as place from subscription_periods p
      left join card_charges c on c.id = p.charge_id and c.state = 'succeeded' and c.purpose_kind = 'subscription_period'
        and c.purpose_id = p.subscription_id || ':' || p.number
      where p.charge_id is not null and c.id is null`,
  },
  {
    problem: 'has another hold than its state says',
    text: `select 'gift ' || g.id as place from subscription_gifts g left join ledger_holds h on h.id = g.hold_id
      where h.amount is distinct from g.amount_cents
        or h.state is distinct from case g.state when 'waiting' then 'held' when 'claimed' then 'posted' else 'voided' end`,
  },
  {
    problem: 'was claimed, and is not what the first period was paid with',
    text: `select 'gift ' || g.id as place from subscription_gifts g join ledger_holds h on h.id = g.hold_id
      left join subscription_periods p on p.subscription_id = g.subscription_id and p.number = 1
      where g.state = 'claimed' and (p.transfer_id is distinct from h.transfer_id or p.paid_cents is distinct from g.amount_cents)`,
  },
  {
    problem: 'says another number of uses than subscriptions used it',
    text: `select 'code ' || c.id as place from subscription_codes c
      left join (select code_id, count(*) as uses from subscription_code_uses group by 1) u on u.code_id = c.id
      where c.uses <> coalesce(u.uses, 0)`,
  },
  {
    problem: 'is known as a subscriber without a subscription, or is not with one',
    text: `select 'member ' || m.user_id || ' of club ' || m.club_id as place from memberships m
      left join subscriptions s on s.club_id = m.club_id and s.user_id = m.user_id and s.state <> 'ended'
      where m.subscribed <> (s.id is not null)`,
  },
  {
    problem: 'has ended, and still gives a tier',
    text: `select 'subscription ' || s.id as place from subscriptions s
      join tier_grants g on g.source = 'subscription:' || s.id where s.state = 'ended'`,
  },
] as const;

export async function auditSubscriptions(db: Executor): Promise<readonly AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (const { problem, text } of checks) {
    const { rows } = await db.query<{ place: string }>({ text: `${text} limit 100` });
    found.push(...rows.map(({ place }) => ({ place, problem })));
  }
  return found;
}
