// Owns the audit of stations: what was handed out, what is set aside and what was paid, worked out anew from the rows.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

const checks = [
  {
    problem: 'says another number of claims than there are',
    text: `select s.id::text as place from stations s
      left join (select station_id, count(*) as claims from station_claims group by 1) c on c.station_id = s.id
      where s.given <> coalesce(c.claims, 0)`,
  },
  {
    problem: 'one fan has claimed more often than they may',
    text: `select s.id::text as place from stations s join station_claims c on c.station_id = s.id
      where c.user_id is not null group by s.id, c.user_id having count(*) > 10 or count(*) <> max(c.nth)`,
  },
  {
    problem: 'an edition sets aside another number of copies than the station can still hand out',
    text: `select s.id::text as place from stations s join item_design_facts d on d.id = s.design_id and d.edition_size is not null
      where (select count(*) from item_facts i where i.place_kind = 'station' and i.place_id = s.id)
        <> case when s.state = 'open' then s.total - s.given else 0 end`,
  },
  {
    problem: 'what it promises in tokens differs from what is set aside under the cap',
    text: `select s.id::text as place from stations s
      left join token_promise_facts f on f.place_kind = 'station' and f.place_id = s.id and f.club_id = s.club_id
      where coalesce(f.amount, 0) <> case when s.state = 'open' then coalesce(s.token_amount::bigint * (s.total - s.given), 0) else 0 end`,
  },
  {
    problem: 'a claim of a copy has none, or another claim has one',
    text: `select c.id::text as place from station_claims c join stations s on s.id = c.station_id
      where (c.item_id is not null) <> (s.kind in ('ITEM', 'NFT'))`,
  },
  {
    problem: 'an NFT was handed out without its token',
    text: `select c.id::text as place from station_claims c join stations s on s.id = c.station_id and s.kind = 'NFT'
      where not exists (select from station_tokens t where t.item_id = c.item_id)`,
  },
  {
    problem: 'a claim says another price than was paid',
    text: `select c.id::text as place from station_claims c left join ledger_moves m on m.transfer_id = c.transfer_id
      group by c.id, c.paid having coalesce(sum(m.amount), 0) <> c.paid`,
  },
] as const;

export async function auditStations(db: Executor): Promise<readonly AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (const { problem, text } of checks) {
    const { rows } = await db.query<{ place: string }>({ text: `${text} limit 100` });
    found.push(...rows.map(({ place }) => ({ place: `station ${place}`, problem })));
  }
  return found;
}
