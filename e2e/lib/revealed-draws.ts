// Owns the way to past draws of the demo world whose seed is open: nobody's list shows those of other people.
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import pg from 'pg';
import { dataDir } from './server.ts';

/** One draw of each receipt: so many ten-draws, and so many singles. */
export async function revealedDraws({ tens, singles }: { tens: number; singles: number }): Promise<string[]> {
  const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir(), 'postgres') });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ id: string }>(
      `select id from (
         select d.id, d.count, row_number() over (partition by d.count order by d.seq) as n
         from gacha_draws d join gacha_seeds s on s.id = d.seed_id and s.revealed_at is not null where d.position = 0
       ) d where d.n <= case d.count when 10 then $1::int else $2::int end`,
      [tens, singles],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
    await database.stop();
  }
}
