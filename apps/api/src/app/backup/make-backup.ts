// Owns the making of a backup: uploads, the database as it is at one moment, uploads that came meanwhile, keys; then the check.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { takeBaseBackup } from '@stagepass/postgres/base-backup.ts';
import { findCluster } from '@stagepass/postgres/place-cluster.ts';
import pg from 'pg';
import type { Config } from '#platform/config/config.ts';
import { openDatabase } from '../database.ts';
import { apiRoot } from '../paths.ts';
import { BackupError } from './backup-error.ts';
import { type Copied, copyFile } from './copy-file.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { runPgProgram } from './pg-programs.ts';
import { CLUSTER, PASSWORD } from './place-database.ts';
import type { Progress } from './progress.ts';
import { AuditDiffers, checkOnThrowAway } from './throw-away.ts';

export interface BackupOptions {
  readonly config: Config;
  /** The folder that holds backups; this one gets a folder of its own in it. */
  readonly into: string;
  readonly check: boolean;
  readonly now: Date;
  readonly env: NodeJS.ProcessEnv;
  readonly progress: Progress;
}

/** What of the data folder is no data: the database is copied its own way, the rest is made anew or is a backup itself. */
export function isLeftOut(name: string): boolean {
  return (
    ['postgres', 'backups', 'running.json'].includes(name) ||
    name.startsWith('backup-check-') ||
    name.startsWith('before-restore-') ||
    name.startsWith('restore-')
  );
}

/** Answers the folder of the backup, once it is whole and checked. */
export async function makeBackup(options: BackupOptions): Promise<{ folder: string; manifest: Manifest }> {
  const name = `stagepass-${options.now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const folder = path.join(options.into, name);
  const unfinished = `${folder}.unfinished`;
  await mkdir(options.into, { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new BackupError(`Another backup is being made in ${options.into}.`);
  });
  try {
    const manifest = await fillFolder(unfinished, options);
    const differs = options.check ? await findDifferences(unfinished, manifest, options) : undefined;
    // Last: a folder without a manifest is no backup, however it came to be there.
    await writeManifest(unfinished, manifest);
    await rename(unfinished, folder);
    // Wrong books are when a backup is needed most: it is kept, and the command fails.
    if (differs !== undefined) throw new BackupKept(`${differs.message}\nThe backup was kept in ${folder}.`);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** There is a backup, and the audit of it found differences. */
export class BackupKept extends BackupError {}

async function findDifferences(
  folder: string,
  manifest: Manifest,
  { config: { data_dir }, env, progress }: BackupOptions,
): Promise<AuditDiffers | undefined> {
  try {
    await checkOnThrowAway({ folder, manifest, data_dir, env }, progress);
    return undefined;
  } catch (error) {
    if (error instanceof AuditDiffers) return error;
    throw error;
  }
}

async function fillFolder(folder: string, options: BackupOptions): Promise<Manifest> {
  const { config, progress, now } = options;
  const files = new Map<string, Copied>();
  const keep = async (from: string, to: string) => {
    const copied = await copyFile(from, to, progress.add);
    if (copied !== undefined) files.set(nameIn(folder, to), copied);
  };
  const data = path.join(folder, 'data');
  // Uploads never change once written. Before and after the database: what it names was there at one time or the other.
  progress.begin('Copying uploads and keys');
  await copyData(config.data_dir, data, keep);
  progress.end();
  progress.begin('Copying the database');
  const database = await copyDatabase(folder, options, keep);
  progress.end();
  progress.begin('Copying uploads that came meanwhile');
  await copyData(config.data_dir, data, (from, to) =>
    files.has(nameIn(folder, to)) ? Promise.resolve() : keep(from, to),
  );
  progress.end();
  const entries = [...files].map(([name, copied]) => ({ path: name, ...copied }));
  return {
    format: 1,
    created_at: now.toISOString(),
    version: JSON.parse(await readFile(path.join(apiRoot, 'package.json'), 'utf8')).version,
    ...database,
    uploads: config.S3_ENDPOINT === undefined ? 'included' : 'in-bucket',
    secret_key: files.has('data/secret.key') ? 'included' : 'set-by-environment',
    folders: await listFolders(folder, folder),
    files: entries,
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

type Keep = (from: string, to: string) => Promise<void>;

async function copyData(from: string, to: string, keep: Keep): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true }).catch(noFolder))
    if (!isLeftOut(entry.name)) await copyEntry(entry.name, from, to, keep);
}

async function copyEntry(name: string, from: string, to: string, keep: Keep): Promise<void> {
  const [source, target] = [path.join(from, name), path.join(to, name)];
  const inside = await readdir(source).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    return noFolder(error);
  });
  // A draft is half a file; it gets its name once it is whole.
  if (inside === undefined) return name.endsWith('.draft') ? undefined : keep(source, target);
  for (const entry of inside) await copyEntry(entry, source, target, keep);
}

async function copyDatabase(
  folder: string,
  { config }: BackupOptions,
  keep: Keep,
): Promise<Pick<Manifest, 'database' | 'last_migration'>> {
  const database = await openDatabase(config, () => {});
  try {
    const { last_migration, version } = await readFacts(database.url);
    if (config.DATABASE_URL !== undefined) {
      const dump = path.join(folder, 'database.dump');
      const raw = `${dump}.new`;
      await runPgProgram(
        'pg_dump',
        ['--format=custom', '--no-owner', '--no-acl', `--file=${raw}`],
        database.url,
      );
      await keep(raw, dump);
      await rm(raw);
      return { database: { kind: 'dump', version }, last_migration };
    }
    const to = path.join(folder, CLUSTER);
    await mkdir(to, { recursive: true, mode: 0o700 });
    const home = await findCluster(path.join(config.data_dir, 'postgres'));
    await keep(home.passwordFile, path.join(folder, PASSWORD));
    const taken = await takeBaseBackup({
      url: database.url,
      to,
      copy: keep,
      async write(place, text) {
        // By way of a file beside it, so that it is counted and summed like all others.
        const raw = path.join(folder, 'label.new');
        await writeFile(raw, text, { mode: 0o600 });
        await keep(raw, place);
        await rm(raw);
      },
    });
    return { database: { kind: 'embedded', ...taken }, last_migration };
  } finally {
    await database.stop();
  }
}

async function readFacts(url: string): Promise<{ last_migration: string; version: string }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ last_migration: string | null; version: string }>(
      `select (select max(name) from schema_migrations) as last_migration, current_setting('server_version') as version`,
    );
    return { last_migration: rows[0]?.last_migration ?? '', version: rows[0]?.version ?? '' };
  } catch (error) {
    if ((error as { code?: string }).code !== '42P01') throw error;
    throw new BackupError('There is no StagePass database yet: start the server once first.');
  } finally {
    await client.end();
  }
}

function nameIn(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

async function listFolders(root: string, folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const place = path.join(folder, entry.name);
    found.push(nameIn(root, place), ...(await listFolders(root, place)));
  }
  return found;
}

function noFolder(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
