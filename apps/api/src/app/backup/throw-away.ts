// Owns the instance that is started from a backup to see that it works: its database is opened, the audit is run, and it is removed.
import { chmod, copyFile as copyPlain, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { AUDIT_EXIT } from '../audit-jobs.ts';
import { startProgram } from '../child-program.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import { runPgProgram } from './pg-programs.ts';
import { placeDatabase } from './place-database.ts';
import type { Progress } from './progress.ts';

export interface CheckedBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Where there is room: a check needs as much as the database itself. */
  readonly data_dir: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Answers what the audit said. */
export async function checkOnThrowAway(backup: CheckedBackup, progress: Progress): Promise<string> {
  const place = await mkdtemp(path.join(backup.data_dir, 'backup-check-'));
  // The database's own user must be able to pass where we are root.
  await chmod(place, 0o711);
  try {
    if (backup.manifest.secret_key === 'included')
      await copyPlain(path.join(backup.folder, 'data', 'secret.key'), path.join(place, 'secret.key'));
    return await auditIn(place, backup, progress);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function auditIn(place: string, backup: CheckedBackup, progress: Progress): Promise<string> {
  const dataDir = path.join(place, 'postgres');
  const { folder, manifest } = backup;
  progress.begin('Starting a throw-away instance from the backup');
  if (manifest.database.kind === 'embedded') await placeDatabase({ folder, manifest, dataDir, progress });
  const database = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  try {
    const dump = path.join(folder, 'database.dump');
    if (manifest.database.kind === 'dump') await runPgProgram('pg_restore', restoreArgs(dump), database.url);
    progress.end();
    progress.begin('Running the audit on it');
    const said = await runAudit(database.url, { ...backup.env, DATA_DIR: place });
    progress.end(said.trim().split('\n').at(-1));
    return said;
  } finally {
    await database.stop();
  }
}

/** The copy itself is whole: what it holds does not agree with itself. */
export class AuditDiffers extends BackupError {}

export function restoreArgs(dump: string): readonly string[] {
  return ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction', dump];
}

export async function runAudit(databaseUrl: string, env: NodeJS.ProcessEnv): Promise<string> {
  const child = startProgram('audit', { args: [], databaseUrl, env, piped: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === AUDIT_EXIT.agrees) return said;
  if (code === AUDIT_EXIT.differs) throw new AuditDiffers(`The audit found differences:\n${said.trim()}`);
  throw new BackupError(`The audit could not be made:\n${said.trim()}`);
}
