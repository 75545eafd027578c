// Owns the manifest of a backup: what is in it, of which version and moment, and the checksum of every file.
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { checksumOf } from './copy-file.ts';
import type { Progress } from './progress.ts';

export const MANIFEST = 'manifest.json';
const FORMAT = 1;

/** Below the backup's folder, with plain slashes; nothing that climbs out of it. */
const entryPath = z
  .string()
  .regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/)
  .refine((text) => !text.split('/').some((part) => part === '.' || part === '..'));

const manifest = z.object({
  format: z.literal(FORMAT),
  created_at: z.iso.datetime(),
  /** Of StagePass. */
  version: z.string(),
  /** The migrations that the database has had, by their last one. */
  last_migration: z.string(),
  database: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('embedded'),
      version: z.string(),
      start_lsn: z.string(),
      stop_lsn: z.string(),
    }),
    z.object({ kind: z.literal('dump'), version: z.string() }),
  ]),
  /** Where uploads were: beside the database, and then they are in the backup, or in a bucket, which its provider backs up. */
  uploads: z.enum(['included', 'in-bucket']),
  /** False where SECRET_KEY was set: whoever restores has to set the same one. */
  secret_key: z.enum(['included', 'set-by-environment']),
  folders: z.array(entryPath),
  files: z.array(z.object({ path: entryPath, bytes: z.int().min(0), sha256: z.string().length(64) })),
  /** Bytes of all files. */
  bytes: z.int().min(0),
});
export type Manifest = z.infer<typeof manifest>;

export async function writeManifest(folder: string, made: Manifest): Promise<void> {
  const file = await open(path.join(folder, MANIFEST), 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(made, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new BackupError(`${folder} is no backup: it has no ${MANIFEST}. A backup that broke off has none.`);
  });
  const parsed = manifest.safeParse(parseJson(text));
  if (!parsed.success)
    throw new BackupError(`The backup ${folder} is broken: its ${MANIFEST} can’t be read.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every file is there, and none was changed since. */
export async function checkFiles(folder: string, { files }: Manifest, progress: Progress): Promise<void> {
  progress.begin('Checking the backup');
  for (const { path: name, bytes, sha256 } of files) {
    const found = await checksumOf(path.join(folder, name), progress.add).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        throw new BackupError(`The backup ${folder} is broken: ${name} is missing. Nothing was restored.`);
      },
    );
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new BackupError(`The backup ${folder} is broken: ${name} was changed. Nothing was restored.`);
  }
  progress.end('every file is as it was written');
}
