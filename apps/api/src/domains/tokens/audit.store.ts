// Owns the recounting of tokens: what is counted as given out is what the ledger gave out, and prices moved as they may.
import { givenOutByClub } from '#domains/ledger/public/issuer-books.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

export async function auditTokens(tx: Executor): Promise<AuditFinding[]> {
  const booked = await givenOutByClub(tx);
  const { rows } = await tx.query<{ club_id: string; given_out: number; by_days: number }>({
    text: `select t.club_id, t.given_out, coalesce((select max(d.given_out) from token_days d where d.club_id = t.club_id), 0)::bigint
      as by_days from tokens t order by t.club_id`,
  });
  const counted = rows.flatMap(({ club_id, given_out, by_days }) => {
    const place = `token of club ${club_id}`;
    const sum = booked.get(club_id) ?? 0;
    return [
      ...(given_out === sum ? [] : [{ place, problem: `counts ${given_out} given out, the ledger ${sum}` }]),
      ...(given_out === by_days
        ? []
        : [{ place, problem: `counts ${given_out} given out, its days ${by_days}` }]),
    ];
  });
  return [...counted, ...(await listWrongSteps(tx))];
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
