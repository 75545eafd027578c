// Owns the audit of campaigns: progress, tickets, prizes and what is set aside, worked out anew from their rows.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

const checks = [
  {
    problem: 'progress differs from the missions that counted',
    text: `select p.id::text as place from campaign_parts p
      where p.user_id is not null and p.done <> (
        select count(*) from campaign_deeds d where d.campaign_id = p.campaign_id and d.user_id = p.user_id)`,
  },
  {
    problem: 'a mission counted after the close',
    text: `select d.campaign_id::text as place from campaign_deeds d join campaigns c on c.id = d.campaign_id
      where d.at < c.opens_at or d.at >= c.closes_at or d.at > c.closed_at`,
  },
  {
    problem: 'a reward was won more often than it says',
    text: `select r.id::text as place from campaign_rewards r
      where r.given < (select count(*) from campaign_prizes z where z.reward_id = r.id)`,
  },
  {
    problem: 'the entrants’ list differs from its count',
    text: `select c.id::text as place from campaigns c
      where c.entrants is not null and c.entrants <> (
        select count(*) from campaign_parts p where p.campaign_id = c.id and p.ticket is not null and p.left_out is null)`,
  },
  {
    problem: 'the number of fans who take part differs from their rows',
    text: `select c.id::text as place from campaigns c
      where (select coalesce(sum(n.parts), 0) from campaign_part_counts n where n.campaign_id = c.id)
        <> (select count(*) from campaign_parts p where p.campaign_id = c.id)`,
  },
  {
    problem: 'the number of tickets in the draw differs from their rows',
    text: `select c.id::text as place from campaigns c left join campaign_tickets t on t.campaign_id = c.id
      where coalesce(t.in_draw, 0) <> (
        select count(*) from campaign_parts p where p.campaign_id = c.id and p.ticket is not null and p.left_out is null)`,
  },
  {
    problem: 'the escrow differs from what is promised and not paid',
    text: `select c.id::text as place from campaigns c
      left join ledger_balances a on a.asset_id = 'credits' and a.owner_kind = 'escrow' and a.owner_id = 'campaign:' || c.id::text
      where coalesce(a.balance, 0) <> case when c.state in ('draft', 'closed') then 0 else coalesce((
        select sum(r.amount_cents::bigint * (r.total - (
          select count(*) from campaign_prizes z where z.reward_id = r.id and z.transfer_id is not null)))
        from campaign_rewards r where r.campaign_id = c.id and r.kind = 'credits'), 0) end`,
  },
  {
    problem: 'what it promises in tokens differs from what is set aside under the cap',
    text: `select c.id::text as place from campaigns c
      left join token_promise_facts f on f.place_kind = 'campaign' and f.place_id = c.id and f.club_id = c.club_id
      where coalesce(f.amount, 0) <> case when c.state in ('draft', 'closed') then 0 else coalesce((
        select sum(r.token_amount::bigint * (r.total - (
          select count(*) from campaign_prizes z where z.reward_id = r.id and z.transfer_id is not null)))
        from campaign_rewards r where r.campaign_id = c.id and r.kind = 'tokens'), 0) end`,
  },
  {
    problem: 'an edition keeps other copies than its campaign promises',
    text: `select c.id::text || ' ' || d.id::text as place from campaigns c
      join (select campaign_id, design_id, sum(total) as total, array_agg(id) as rewards from campaign_rewards
        where design_id is not null and total is not null group by 1, 2) r on r.campaign_id = c.id
      join item_design_facts d on d.id = r.design_id and d.edition_size is not null
      where (select count(*) from item_facts i where i.place_kind = 'campaign' and i.place_id = c.id and i.design_id = d.id)
        <> case when c.state in ('draft', 'closed') then 0 else r.total - (
          select count(*) from campaign_prizes z where z.reward_id = any (r.rewards) and z.item_id is not null) end`,
  },
] as const;

export async function auditCampaigns(db: Executor): Promise<readonly AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (const { problem, text } of checks) {
    const { rows } = await db.query<{ place: string }>({ text: `${text} limit 100` });
    found.push(...rows.map(({ place }) => ({ place, problem })));
  }
  return found;
}
