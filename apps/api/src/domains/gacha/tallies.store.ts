// Owns the SQL of published against drawn: counts up to a seal, and what came since.
import type { Executor } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import type { TallyRow } from './tables.ts';

/** Exact at the moment of asking: the counted part and the rest are read in one statement. */
export async function listTallies(tx: Executor, versionIds: readonly string[]): Promise<TallyRow[]> {
  const { rows } = await tx.query<TallyRow>({
    name: 'gacha-tallies',
    text: `select version_id, design_id, count::int, guaranteed, sum(drawn)::bigint as drawn from (
             select version_id, design_id, count, guaranteed, drawn from gacha_tallies where version_id = any($1::uuid[])
             union all
             select d.version_id, d.design_id, d.count, d.guaranteed, count(*) from unnest($1::uuid[]) w(id)
             left join gacha_seals s on s.version_id = w.id
             join gacha_draws d on d.version_id = w.id and d.seq > coalesce(s.through, 0)
             group by 1, 2, 3, 4) t
           group by 1, 2, 3, 4`,
    values: [versionIds],
  });
  return rows;
}

/** Versions with draws that are not counted yet. */
export async function listUncounted(
  tx: Executor,
  { limit, except }: Asked,
): Promise<{ version_id: string; pool_id: string }[]> {
  const { rows } = await tx.query<{ version_id: string; pool_id: string }>({
    text: `select v.id as version_id, v.pool_id from gacha_versions v left join gacha_seals s on s.version_id = v.id
           where v.opened_at is not null and v.id <> all($2::uuid[])
             and exists (select from gacha_draws d where d.version_id = v.id and d.seq > coalesce(s.through, 0))
           order by v.id limit $1`,
    values: [limit, except],
  });
  return rows;
}

/** The latest number taken; complete only where the pool's lock is held alone. */
export async function findLastSeq(tx: Executor, versionId: string): Promise<number> {
  const { rows } = await tx.query<{ last: number }>({
    text: 'select coalesce(max(seq), 0) as last from gacha_draws where version_id = $1',
    values: [versionId],
  });
  return rows[0]?.last ?? 0;
}

export async function insertSeal(tx: Executor, versionId: string): Promise<void> {
  await tx.query({
    text: 'insert into gacha_seals (version_id, through) values ($1, 0) on conflict do nothing',
    values: [versionId],
  });
}

/** Of two who count at once the second finds the first's seal, and counts what is left. */
export async function countUpTo(tx: Executor, versionId: string, through: number): Promise<void> {
  const { rows } = await tx.query<{ through: number }>({
    text: 'select through from gacha_seals where version_id = $1 for update',
    values: [versionId],
  });
  await tx.query({
    text: `insert into gacha_tallies as t (version_id, design_id, count, guaranteed, drawn)
           select version_id, design_id, count, guaranteed, count(*) from gacha_draws
           where version_id = $1 and seq > $2 and seq <= $3 group by 1, 2, 3, 4
           on conflict (version_id, design_id, count, guaranteed) do update set drawn = t.drawn + excluded.drawn`,
    values: [versionId, rows[0]?.through ?? 0, through],
  });
  await tx.query({
    text: 'update gacha_seals set through = greatest(through, $2) where version_id = $1',
    values: [versionId, through],
  });
}
