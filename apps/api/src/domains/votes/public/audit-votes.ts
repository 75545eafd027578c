// Owns the audit of votes: counts, results and seals worked out anew from the ballots.
import { spentByCause } from '#domains/ledger/public/issuer-books.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

export async function auditVotes(db: Executor): Promise<readonly AuditFinding[]> {
  const { rows } = await db.query<{ place: string; problem: string }>({
    text: `with chosen as (
        select b.vote_id, place, count(*)::int as ballots, sum(b.weight)::int as weight
        from vote_ballots b, unnest(b.options) place group by 1, 2),
      people as (select vote_id, count(*)::int as voters from vote_ballots group by 1)
      select 'vote ' || v.id as place, 'option ' || o.place || ' counts what its ballots do not' as problem
      from votes v join vote_options o on o.vote_id = v.id
        left join chosen c on c.vote_id = v.id and c.place = o.place
        left join vote_counts n on n.vote_id = v.id and n.place = o.place
      where v.state = 'open' and (coalesce(n.ballots, 0), coalesce(n.weight, 0)) <> (coalesce(c.ballots, 0), coalesce(c.weight, 0))
        or v.state = 'closed' and (o.ballots, o.weight) is distinct from (coalesce(c.ballots, 0), coalesce(c.weight, 0))
      union all
      select 'vote ' || v.id, 'its number of voters is not that of its ballots'
      from votes v left join people p on p.vote_id = v.id left join vote_counts n on n.vote_id = v.id and n.place = 0
      where v.state = 'open' and coalesce(n.ballots, 0) <> coalesce(p.voters, 0)
        or v.state = 'closed' and v.voters is distinct from coalesce(p.voters, 0)
      union all
      select 'vote ' || v.id, 'its seal does not fit its ballots' from votes v
      where v.state = 'closed' and v.title <> '' and v.seal <> (
        select encode(sha256(convert_to('vote ' || v.id || E'\\n[' || to_json(v.title) || (
          select string_agg(',' || to_json(p.label), '' order by p.place) from vote_options p where p.vote_id = v.id) || ']' ||
          coalesce(E'\\n' || string_agg(b.hash || ' ' ||
          array_to_string(array(select o from unnest(b.options) o order by o), ',') || ' ' || b.weight, E'\\n' order by b.hash), ''),
          'UTF8')), 'hex') from vote_ballots b where b.vote_id = v.id)`,
  });
  return [...rows, ...(await listWrongTokens(db))];
}

/** In one statement with the ledger's side it would be another domain's table: a vote that is cast in between is looked at once more. */
async function listWrongTokens(db: Executor): Promise<AuditFinding[]> {
  const look = async () => {
    const booked = await spentByCause(db, 'vote');
    const { rows } = await db.query<{ vote_id: string; tokens: number; wrong: number }>({
      text: `select v.id as vote_id, coalesce(sum(b.tokens), 0)::bigint as tokens,
          count(*) filter (where b.weight <> floor(sqrt(b.tokens)))::int as wrong
        from votes v left join vote_ballots b on b.vote_id = v.id where v.weighting = 'tokens' group by 1`,
    });
    return rows.flatMap(({ vote_id, tokens, wrong }): AuditFinding[] => {
      const place = `vote ${vote_id}`;
      const spent = booked.get(vote_id) ?? 0;
      return [
        ...(wrong === 0
          ? []
          : [{ place, problem: `has ${wrong} ballots that count otherwise than their tokens` }]),
        ...(tokens === spent
          ? []
          : [{ place, problem: `has ${tokens} tokens on its ballots, the ledger ${spent}` }]),
      ];
    });
  };
  const found = await look();
  if (found.length === 0) return [];
  const again = new Set((await look()).map(({ place, problem }) => `${place} ${problem}`));
  return found.filter(({ place, problem }) => again.has(`${place} ${problem}`));
}
