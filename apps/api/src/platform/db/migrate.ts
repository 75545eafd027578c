// Owns the shape of the database over time: plain SQL files in name order, each applied once and never changed after.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

export class MigrationError extends Error {
  override name = 'MigrationError';
}

// Replicas that start together queue on this lock; the number is ours alone.
const LOCK = 7_245_001;

interface File {
  name: string;
  sql: string;
  sha256: string;
}

/** Brings the database up to date; answers the names of the files it applied. */
export async function migrate(
  url: string,
  dir: string,
  say: (sentence: string) => void = () => {},
): Promise<string[]> {
  const files = await readFiles(dir);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    // Looking costs two quick statements and no lock: that is all a start on an up-to-date database pays.
    if (pending(files, await appliedFiles(client)).length === 0) return [];
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
    const missing = pending(files, await appliedFiles(client));
    for (const file of missing) {
      say(`Migrating the database: ${file.name}`);
      await apply(client, file);
    }
    return missing.map((file) => file.name);
  } finally {
    // Ending the session lets go of the lock as well.
    await client.end();
  }
}

async function readFiles(dir: string): Promise<File[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(dir, name), 'utf8');
      // Line ends are left out of the hash: a checkout on Windows must not look like a change.
      const sha256 = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
      return { name, sql, sha256 };
    }),
  );
}

async function appliedFiles(client: pg.Client): Promise<Map<string, string>> {
  const { rows: seen } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_migrations') is not null as there`,
  );
  if (!seen[0]?.there) return new Map();
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

function pending(files: File[], applied: Map<string, string>): File[] {
  const known = new Set(files.map((file) => file.name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort();
  if (unknown.length > 0)
    throw new MigrationError(
      `The database is newer than this program: it holds ${unknown.join(', ')}. Start the newer version.`,
    );
  for (const file of files) {
    const before = applied.get(file.name);
    if (before !== undefined && before !== file.sha256)
      throw new MigrationError(
        `Migration ${file.name} was changed after it had been applied to this database. ` +
          'Put it back as it was and write the change as a new file.',
      );
  }
  return files.filter((file) => !applied.has(file.name));
}

async function apply(client: pg.Client, file: File): Promise<void> {
  try {
    await client.query('begin');
    await client.query(file.sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      file.name,
      file.sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
