// Owns the SQL of past draws: the lists of them, what proves one, and how many there are.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { bigWhole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { DrawRow } from './tables.ts';

const own = prepared<DrawRow & { n: number; revealed: boolean }>(
  'gacha-own-draws',
  `select d.*, v.n, s.revealed_at is not null as revealed
   from gacha_draws d join gacha_versions v on v.id = d.version_id join gacha_seeds s on s.id = d.seed_id
   where d.user_id = $1 and d.pool_id = $2 and d.seq < $3 order by d.seq desc limit $4`,
);

export const bySeq = keyset({ seq: bigWhole });

export async function listOwnDrawRows(
  tx: Executor,
  of: { user_id: string; pool_id: string },
  { after, limit }: PageOf<typeof bySeq>,
): Promise<(DrawRow & { n: number; revealed: boolean })[]> {
  return own(tx, [of.user_id, of.pool_id, after?.seq ?? Number.MAX_SAFE_INTEGER, limit]);
}

export interface ProofRow extends DrawRow {
  asked_position: number;
  n: number;
  entries: unknown;
  hash: string;
  server_seed: string | null;
  client_seed: string;
  pool_name: string;
  club_id: string;
}

// By their payment too: a ten that ended early leaves nonces of its own to whatever is drawn next with the seed.
const together = prepared<ProofRow>(
  'gacha-draws-together',
  `select d.*, a.position as asked_position, v.n, v.entries, s.hash, s.server_seed, s.client_seed, p.name as pool_name, p.club_id
   from gacha_draws a
   join gacha_draws d on d.seed_id = a.seed_id and d.transfer_id = a.transfer_id
     and d.nonce between a.nonce - a.position and a.nonce - a.position + a.count - 1
   join gacha_versions v on v.id = d.version_id
   join gacha_seeds s on s.id = d.seed_id
   join gacha_pools p on p.id = d.pool_id
   where a.id = $1 order by d.nonce`,
);

/** The draw and those made with it. */
export async function listDrawnTogether(tx: Executor, id: string): Promise<ProofRow[]> {
  return together(tx, [id]);
}

export async function countDraws(tx: Executor, poolId: string): Promise<{ draws: number; fans: number }> {
  const { rows } = await tx.query<{ draws: number; fans: number }>({
    text: `select coalesce((select sum(t.drawn) from gacha_tallies t where t.version_id = any(v.ids)), 0)::int
             + coalesce((select count(*) from gacha_versions w left join gacha_seals s on s.version_id = w.id
                 join gacha_draws d on d.version_id = w.id and d.seq > coalesce(s.through, 0) where w.pool_id = $1), 0)::int as draws,
             (select count(*) from gacha_fans f where f.pool_id = $1 and f.seed_id is not null)::int as fans
           from (select array_agg(id) as ids from gacha_versions where pool_id = $1) v`,
    values: [poolId],
  });
  return rows[0] ?? { draws: 0, fans: 0 };
}

export async function listDrawsOf(tx: Executor, userId: string): Promise<(DrawRow & { n: number })[]> {
  const { rows } = await tx.query<DrawRow & { n: number }>({
    text: `select d.*, v.n from gacha_draws d join gacha_versions v on v.id = d.version_id
           where d.user_id = $1 order by d.seq`,
    values: [userId],
  });
  return rows;
}
