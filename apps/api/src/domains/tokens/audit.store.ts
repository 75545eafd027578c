// Owns the recounting of tokens: what is counted as given out is what the ledger gave out, what is promised is what others promise, and
// prices moved as they may.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

/** Both sides in one statement, so in one snapshot: between two, a purchase would look like a wrong count. */
export async function auditTokens(tx: Executor): Promise<AuditFinding[]> {
  const { rows } = await tx.query<{ club_id: string; given_out: number; booked: number; by_days: number }>({
    text: `select t.club_id, t.given_out, coalesce(g.amount, 0)::bigint as booked,
        coalesce((select max(d.given_out) from token_days d where d.club_id = t.club_id), 0)::bigint as by_days
      from tokens t left join ledger_given_out g on g.club_id = t.club_id
      where t.given_out <> coalesce(g.amount, 0)
        or t.given_out <> coalesce((select max(d.given_out) from token_days d where d.club_id = t.club_id), 0)
      order by t.club_id limit 100`,
  });
  const counted = rows.flatMap(({ club_id, given_out, booked, by_days }) => {
    const place = `token of club ${club_id}`;
    return [
      ...(given_out === booked
        ? []
        : [{ place, problem: `counts ${given_out} given out, the ledger ${booked}` }]),
      ...(given_out === by_days
        ? []
        : [{ place, problem: `counts ${given_out} given out, its days ${by_days}` }]),
    ];
  });
  return [...counted, ...(await listWrongPromises(tx)), ...(await listWrongSteps(tx))];
}

async function listWrongPromises(tx: Executor): Promise<AuditFinding[]> {
  const { rows } = await tx.query<AuditFinding>({
    text: `select 'token of club ' || t.club_id as place,
        'counts ' || t.promised || ' promised, those who promise ' || coalesce(sum(p.amount), 0) as problem
      from tokens t left join token_promises p on p.club_id = t.club_id
      group by t.club_id, t.promised having t.promised <> coalesce(sum(p.amount), 0) limit 100`,
  });
  return rows;
}

/** A price a day at most, and at most a tenth away from the one before. */
async function listWrongSteps(tx: Executor): Promise<AuditFinding[]> {
  const { rows } = await tx.query<AuditFinding>({
    text: `select 'token of club ' || club_id as place, 'went from ' || was || ' to ' || price || ' cents' as problem from (
        select club_id, price, effective_at, lag(price) over steps as was, lag(effective_at) over steps as since
        from token_prices window steps as (partition by club_id order by effective_at)) s
      where abs(price - was) * 10 > was or effective_at < since + interval '24 hours' limit 100`,
  });
  return rows;
}
