// Copies the files of a database that runs, without stopping it: PostgreSQL's own low-level base backup, with the log that makes it whole.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { LaunchError } from './launch-error.ts';

export interface BaseBackup {
  /** Where in the log the copy begins and ends. */
  readonly start_lsn: string;
  readonly stop_lsn: string;
  readonly version: string;
}

export interface BaseBackupOptions {
  readonly url: string;
  /** Made by the caller; the cluster's files come directly into it. */
  readonly to: string;
  /** Copies one file; one that is gone meanwhile, as a dropped table's is, is the caller's to leave out. */
  copy(from: string, to: string): Promise<unknown>;
  write(to: string, text: string): Promise<unknown>;
}

/** What a server makes anew when it starts, and what belongs to the process that runs now. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'backup_label.old']);
const isTemporary = (name: string) => name.startsWith('pgsql_tmp');

export async function takeBaseBackup(options: BaseBackupOptions): Promise<BaseBackup> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'stagepass-backup',
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    return await copyWhileRunning(client, options);
  } finally {
    // Ends the backup where it failed, and lets go of the log.
    await client.end();
  }
}

async function copyWhileRunning(client: pg.Client, options: BaseBackupOptions): Promise<BaseBackup> {
  const { rows: facts } = await client.query<{ cluster: string; version: string; level: string }>(
    `select current_setting('data_directory') as cluster, current_setting('server_version') as version,
       current_setting('wal_level') as level`,
  );
  const { cluster = '', version = '', level = '' } = facts[0] ?? {};
  if (level === 'minimal')
    throw new LaunchError(
      'The database was started by an older version, which could not be backed up while it runs. Restart the server, then try again.',
    );
  // Until this connection ends the server removes no log from here on: without it, a long copy could outlive its beginning.
  await client.query(
    `select pg_create_physical_replication_slot('stagepass_backup_' || pg_backend_pid(), true, true)`,
  );
  const { rows: started } = await client.query<{ lsn: string }>(
    `select pg_backup_start('stagepass', fast => true)::text as lsn`,
  );
  const start_lsn = started[0]?.lsn ?? '';
  await copyTree(options, cluster, options.to);
  const { rows: stopped } = await client.query<{
    stop_lsn: string;
    label: string;
    spaces: string;
    first: string;
    last: string;
  }>(
    // With the log's last piece closed: a file of the log is copied whole or not at all.
    `select lsn::text as stop_lsn, labelfile as label, spcmapfile as spaces,
       pg_walfile_name($1::pg_lsn) as first, pg_walfile_name(lsn) as last
     from pg_backup_stop(wait_for_archive => false)`,
    [start_lsn],
  );
  const stop = stopped[0];
  if (stop === undefined) throw new LaunchError('PostgreSQL did not say where the backup ends.');
  await copyLog(options, cluster, stop);
  await options.write(join(options.to, 'backup_label'), stop.label);
  if (stop.spaces.trim() !== '') await options.write(join(options.to, 'tablespace_map'), stop.spaces);
  return { start_lsn, stop_lsn: stop.stop_lsn, version };
}

async function copyTree(options: BaseBackupOptions, from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(gone);
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (leftOut.has(entry.name) || isTemporary(entry.name)) continue;
    if (entry.isDirectory()) {
      await mkdir(target, { recursive: true, mode: 0o700 });
      if (emptied.has(entry.name)) await makeFolders(source, target);
      else await copyTree(options, source, target);
    } else if (entry.isFile()) await options.copy(source, target);
    else if (entry.isSymbolicLink())
      throw new LaunchError(`The database has a link at ${source}, which a backup cannot follow.`);
  }
}

/** Folders inside stay, since the server expects them. */
async function makeFolders(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true }).catch(gone))
    if (entry.isDirectory() && !from.endsWith('pg_replslot'))
      await mkdir(join(to, entry.name), { recursive: true, mode: 0o700 });
}

async function copyLog(
  options: BaseBackupOptions,
  cluster: string,
  { first, last }: { first: string; last: string },
): Promise<void> {
  const names = (await readdir(join(cluster, 'pg_wal')))
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
    .toSorted();
  if (names[0] !== first || names.at(-1) !== last)
    throw new LaunchError('The database’s log of the time of the backup is not whole. Try again.');
  for (const name of names)
    await options.copy(join(cluster, 'pg_wal', name), join(options.to, 'pg_wal', name));
}

function gone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
