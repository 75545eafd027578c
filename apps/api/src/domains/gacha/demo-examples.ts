// Owns the addresses of gacha in the demo world, and who sees each best.

import type { Executor } from '#platform/db/executor.ts';
import type { DemoExample } from '#platform/domain.ts';

export async function examples(db: Executor): Promise<Record<string, DemoExample>> {
  const { rows } = await db.query<{ pool: string; draw: string }>({
    text: `select p.id as pool, (select d.id from gacha_draws d join gacha_seeds s on s.id = d.seed_id
             where d.pool_id = p.id and s.revealed_at is not null order by d.seq desc limit 1) as draw
           from gacha_pools p join clubs c on c.id = p.club_id where c.handle = 'velvet-static' order by p.created_at limit 1`,
  });
  const [found] = rows;
  if (found === undefined) return {};
  return {
    '/club/gacha/{id}': { example: `/club/gacha/${found.pool}`, as: 'fan' },
    '/club/gacha/{id}/odds': { example: `/club/gacha/${found.pool}/odds`, as: 'visitor' },
    '/club/gacha/proof/{draw}': { example: `/club/gacha/proof/${found.draw}`, as: 'visitor' },
    '/club/{id}/manage-gacha': { example: '/club/velvet-static/manage-gacha', as: 'creator' },
  };
}
