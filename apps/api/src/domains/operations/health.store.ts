// Owns the SQL of how the site is: its lanes, and the database that it stands on.
import type { Executor } from '#platform/db/executor.ts';

export interface LaneRow {
  lane: string;
  waiting: number;
  running: number;
  failed: number;
}

export async function listLanes(db: Executor, lanes: readonly string[]): Promise<LaneRow[]> {
  const { rows } = await db.query<LaneRow>({
    text: `select l.lane,
        (count(*) filter (where j.state in ('created', 'retry')))::int as waiting,
        (count(*) filter (where j.state = 'active'))::int as running,
        (count(*) filter (where j.state = 'failed'))::int as failed
      from unnest($1::text[]) with ordinality l (lane, place) left join jobs.job j on j.name = l.lane
      group by l.lane, l.place order by l.place`,
    values: [lanes],
  });
  return rows;
}

export interface DatabaseRow {
  version: string;
  size_bytes: number;
  connections: number;
  max_connections: number;
  migrations: number;
  latest_migration: string;
}

export async function readDatabase(db: Executor): Promise<DatabaseRow> {
  const { rows } = await db.query<DatabaseRow>({
    text: `select current_setting('server_version') as version,
        pg_database_size(current_database())::float8 as size_bytes,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
        current_setting('max_connections')::int as max_connections,
        (select count(*)::int from schema_migrations) as migrations,
        (select max(name) from schema_migrations) as latest_migration`,
  });
  return rows[0] as DatabaseRow;
}
