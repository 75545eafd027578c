// Chooses and prepares the folder in which one embedded database keeps everything it owns.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { chooseDatabaseUser, type DatabaseUser, isReachable } from './database-user.ts';
import { LaunchError } from './launch-error.ts';

export interface Home {
  readonly root: string;
  readonly cluster: string;
  readonly sockets: string;
  readonly owners: string;
  readonly passwordFile: string;
  readonly logFile: string;
  readonly lockFile: string;
  readonly user: DatabaseUser;
}

/** Where root's databases go when the asked folder is closed to the database's user, as everything under /root is. */
const ROOT_FALLBACK = '/var/lib/stagepass';

/** Folders we make ourselves are made passable; those that were there before are left as they are. */
async function makeFolder(path: string, mode: number): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode });
  if (!first) return;
  for (let at = path; ; at = dirname(at)) {
    await chmod(at, mode);
    if (at === first || dirname(at) === at) return;
  }
}

async function reachableRoot(asked: string): Promise<string> {
  const user = await chooseDatabaseUser(join(asked, 'cluster'));
  if (await isReachable(user, asked)) return asked;
  // The folder itself is the database's own, so it may be made passable; those above it are not ours to change.
  if (await isReachable(user, dirname(asked))) {
    await chmod(asked, 0o711);
    if (await isReachable(user, asked)) return asked;
  }
  const pointer = join(asked, 'LOCATION');
  const known = await readFile(pointer, 'utf8').catch(() => '');
  const folder = known.split('\n')[0]?.trim();
  if (folder) {
    // Starting empty here would look like lost data.
    if (existsSync(folder)) return folder;
    throw new LaunchError(
      `The database of ${asked} lived in ${folder}, which is gone. Bring it back, or remove ${pointer} to begin with an empty one.`,
    );
  }
  const name = createHash('sha256').update(asked).digest('hex').slice(0, 16);
  const root = join(ROOT_FALLBACK, name);
  await makeFolder(root, 0o711);
  if (!(await isReachable(user, root))) {
    throw new LaunchError(
      `PostgreSQL does not run as root, and its user can reach neither ${asked} nor ${root}. Set DATA_DIR to a folder such as /srv/stagepass.`,
    );
  }
  await writeFile(pointer, `${root}\nThe database lives there: its user may not enter this folder.\n`);
  return root;
}

export async function prepareHome(dataDir: string): Promise<Home> {
  const asked = resolve(dataDir);
  await makeFolder(asked, 0o711);
  const root = await reachableRoot(await realpath(asked));
  const cluster = join(root, 'cluster');
  const user = await chooseDatabaseUser(cluster);
  const home: Home = {
    root,
    cluster,
    sockets: join(root, 'run'),
    owners: join(root, 'owners'),
    passwordFile: join(root, 'password'),
    logFile: join(root, 'postgres.log'),
    lockFile: join(root, 'lock'),
    user,
  };
  await mkdir(home.owners, { recursive: true, mode: 0o700 });
  await mkdir(home.sockets, { recursive: true, mode: 0o700 });
  if (user.ids) await chown(home.sockets, user.ids.uid, user.ids.gid);
  return home;
}
