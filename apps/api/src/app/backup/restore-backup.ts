// Owns the way back: a checked backup becomes the data of an instance that does not run; files that were there are moved aside, a database at DATABASE_URL is emptied.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { findCluster, isDatabaseRunning } from '@stagepass/postgres/place-cluster.ts';
import pg from 'pg';
import type { Config } from '#platform/config/config.ts';
import { openDatabase } from '../database.ts';
import { emptyDatabase } from '../empty-database.ts';
import { migrationsDir } from '../paths.ts';
import { findRunning } from '../running-instance.ts';
import { BackupError } from './backup-error.ts';
import { copyFile } from './copy-file.ts';
import { isLeftOut } from './make-backup.ts';
import { checkFiles, type Manifest, readManifest } from './manifest.ts';
import { runPgProgram } from './pg-programs.ts';
import { placeDatabase } from './place-database.ts';
import type { Progress } from './progress.ts';
import { restoreArgs, runAudit } from './throw-away.ts';

export interface RestoreOptions {
  readonly config: Config;
  readonly folder: string;
  /** Whether data that is there may be moved aside. */
  readonly overwrite: boolean;
  readonly now: Date;
  readonly env: NodeJS.ProcessEnv;
  readonly progress: Progress;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Where what was there before is now. */
  readonly moved_to: string | undefined;
}

/** Everything that can be refused is refused before anything is changed. */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { config, folder, progress } = options;
  const manifest = await readManifest(folder);
  await refuse(manifest, options);
  await checkFiles(folder, manifest, progress);
  const moved_to = await moveAside(options);
  progress.begin('Copying uploads and keys');
  for (const { path: name } of manifest.files) {
    if (!name.startsWith('data/')) continue;
    await copyFile(
      path.join(folder, name),
      path.join(config.data_dir, name.slice('data/'.length)),
      progress.add,
    );
  }
  progress.end();
  progress.begin('Restoring the database');
  await restoreDatabase(manifest, options);
  progress.end();
  const database = await openDatabase(config, () => {});
  try {
    progress.begin('Running the audit');
    const said = await runAudit(database.url, options.env);
    progress.end(said.trim().split('\n').at(-1));
  } finally {
    await database.stop();
  }
  return { manifest, moved_to };
}

async function refuse(manifest: Manifest, { config, folder, overwrite }: RestoreOptions): Promise<void> {
  const kind = config.DATABASE_URL === undefined ? 'embedded' : 'dump';
  if (manifest.database.kind !== kind)
    throw new BackupError(
      kind === 'embedded'
        ? 'This backup is of a database at DATABASE_URL. Set DATABASE_URL to an empty database first.'
        : 'This backup is of the embedded database. Unset DATABASE_URL first.',
    );
  if (manifest.uploads === 'included' && config.S3_ENDPOINT !== undefined)
    throw new BackupError('This backup holds uploads from a disk. Unset S3_ENDPOINT first.');
  if (manifest.uploads === 'in-bucket' && config.S3_ENDPOINT === undefined)
    throw new BackupError(
      'The uploads of this backup are in an S3 bucket. Set S3_ENDPOINT and its keys first.',
    );
  if (manifest.secret_key === 'set-by-environment' && config.SECRET_KEY === undefined)
    throw new BackupError('This backup was made with SECRET_KEY set. Set the same one first.');
  const known = await readdir(migrationsDir);
  if (!known.includes(manifest.last_migration))
    throw new BackupError(
      `This backup is of a newer version of StagePass (${manifest.version}, ${manifest.last_migration}). Update first.`,
    );
  const isRunning =
    (await findRunning(config.data_dir)) !== undefined ||
    (config.DATABASE_URL === undefined && (await isDatabaseRunning(path.join(config.data_dir, 'postgres'))));
  if (isRunning) throw new BackupError('The server is running. Stop it first, then try again.');
  if (!overwrite && (await isFilled(config)))
    throw new BackupError(
      `There is data in ${config.data_dir} already. With --overwrite it is moved aside and the backup takes its place${config.DATABASE_URL === undefined ? '' : ', and the database at DATABASE_URL is emptied'}.`,
    );
  if (config.DATABASE_URL !== undefined && !overwrite && (await hasTables(config.DATABASE_URL)))
    throw new BackupError('The database at DATABASE_URL is not empty. With --overwrite it is emptied first.');
  // Read before anything is emptied: a missing or too old pg_restore must not be found out afterwards.
  if (config.DATABASE_URL !== undefined)
    await runPgProgram('pg_restore', ['--list', path.join(folder, 'database.dump')], config.DATABASE_URL);
}

async function isFilled(config: Config): Promise<boolean> {
  const names = await readdir(config.data_dir).catch(() => []);
  if (names.some((name) => !isLeftOut(name))) return true;
  return config.DATABASE_URL === undefined && hasCluster(config);
}

async function hasCluster(config: Config): Promise<boolean> {
  const folder = path.join(config.data_dir, 'postgres');
  return existsSync(folder) && existsSync((await findCluster(folder)).cluster);
}

async function hasTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query(`select 1 from pg_tables where schemaname = 'public' limit 1`);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

/** In the same folder, which may be a mount of its own: a rename is all it takes, and nothing is half moved. */
async function moveAside({ config, now }: RestoreOptions): Promise<string | undefined> {
  if (!(await isFilled(config))) return undefined;
  const aside = path.join(
    config.data_dir,
    `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`,
  );
  await mkdir(aside, { mode: 0o711 });
  if (config.DATABASE_URL === undefined && (await hasCluster(config))) {
    const home = await findCluster(path.join(config.data_dir, 'postgres'));
    await rename(home.cluster, path.join(home.root, `cluster.${path.basename(aside)}`));
    // Its password goes with the other data: the restored database brings its own.
    await rename(home.passwordFile, path.join(aside, 'postgres-password'));
  }
  for (const name of await readdir(config.data_dir))
    if (!isLeftOut(name)) await rename(path.join(config.data_dir, name), path.join(aside, name));
  return aside;
}

async function restoreDatabase(manifest: Manifest, options: RestoreOptions): Promise<void> {
  const { config, folder, progress } = options;
  if (manifest.database.kind === 'embedded') {
    await placeDatabase({ folder, manifest, dataDir: path.join(config.data_dir, 'postgres'), progress });
    return;
  }
  const url = config.DATABASE_URL ?? '';
  if (options.overwrite) await emptyDatabase(url);
  await runPgProgram('pg_restore', restoreArgs(path.join(folder, 'database.dump')), url);
}
