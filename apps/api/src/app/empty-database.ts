// Owns the emptying of an instance's database: all that we made in it goes, the books too, and the next start makes it anew.
import pg from 'pg';

/** A database that somebody else is at must not vanish under them. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse';
}

/** Whole schemas: the ledger rightly refuses that its rows are taken away one table after the other. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    if (rows[0]?.others !== 0)
      throw new DatabaseInUse('The database is in use. Stop the server first, then try again.');
    await client.query(
      'begin; drop schema if exists jobs cascade; drop schema public cascade; create schema public; commit',
    );
  } finally {
    await client.end();
  }
}
