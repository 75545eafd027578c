// Makes a database folder on first start: all of it or nothing, with a password of its own.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { LaunchError } from './launch-error.ts';

export const ROLE = 'stagepass';

const MAJOR = '18';
const UNFINISHED = 'cluster.new-';

export async function readOrMakePassword(home: Home): Promise<string> {
  const known = await readFile(home.passwordFile, 'utf8').catch(() => '');
  if (known.trim() !== '') return known.trim();
  if (existsSync(home.cluster)) {
    throw new LaunchError(
      `The file ${home.passwordFile} is missing or cannot be read, and without it the database beside it cannot be opened.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  const unfinished = `${home.passwordFile}.new`;
  await writeFile(unfinished, `${password}\n`, { mode: 0o600 });
  await rename(unfinished, home.passwordFile);
  return password;
}

async function refuseOtherVersion(home: Home): Promise<void> {
  const version = (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === MAJOR) return;
  throw new LaunchError(
    version === ''
      ? `The folder ${home.cluster} cannot be read as a database. Start as the user who made it, or set DATA_DIR to another folder.`
      : `The database in ${home.cluster} is of PostgreSQL ${version}, and this is ${MAJOR}. Dump it with the old version and load it into the new one.`,
  );
}

/** What a killed start left. Its initdb may still be writing, so each start makes its own and this may fail. */
async function removeUnfinished(home: Home): Promise<void> {
  for (const name of await readdir(home.root)) {
    if (!name.startsWith(UNFINISHED)) continue;
    await rm(join(home.root, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

export interface ClusterOptions {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly password: string;
  readonly durable: boolean;
}

/** True when the cluster was made just now. */
export async function ensureCluster({ home, binaries, password, durable }: ClusterOptions): Promise<boolean> {
  if (existsSync(home.cluster)) {
    await refuseOtherVersion(home);
    return false;
  }
  await removeUnfinished(home);
  const unfinished = join(home.root, `${UNFINISHED}${process.pid}-${Date.now()}`);
  const passwordForInit = join(home.root, 'run', 'init-password');
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordForInit, `${password}\n`, { mode: 0o600 });
  const { ids } = home.user;
  if (ids) {
    await chown(unfinished, ids.uid, ids.gid);
    await chown(passwordForInit, ids.uid, ids.gid);
  }
  const flags = ['-D', unfinished, '-U', ROLE, '--auth=scram-sha-256', `--pwfile=${passwordForInit}`];
  flags.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  flags.push('--no-instructions', '--set', 'shared_buffers=32MB', '--set', 'max_connections=80');
  // Through the socket, in a folder that only its user can enter, nobody has to prove who they are: every connection would pay.
  if (!durable) flags.push('--no-sync', '--auth-local=trust');
  try {
    await promisify(execFile)(binaries.initdb, flags, { ...ids, cwd: home.root, env: serverEnvironment() });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr || String(error);
    throw new LaunchError(`PostgreSQL could not make its data folder ${home.cluster}: ${said.trim()}`);
  } finally {
    await rm(passwordForInit, { force: true });
  }
  await rename(unfinished, home.cluster);
  return true;
}

/** Nothing of ours leaks into the database's processes, our secrets least of all. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TMPDIR', 'SystemRoot', 'TEMP', 'TMP'];
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of kept) if (process.env[name] !== undefined) environment[name] = process.env[name];
  return environment;
}
