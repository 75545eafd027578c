// Puts a copy of a database's files where the embedded database of a data folder looks for them.
import { existsSync } from 'node:fs';
import { chown, lchown, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Home, prepareHome } from './home.ts';
import { LaunchError } from './launch-error.ts';
import { findLivePostmaster } from './postmaster.ts';

/** Whether an embedded database runs in this folder now. */
export async function isDatabaseRunning(dataDir: string): Promise<boolean> {
  if (!existsSync(dataDir)) return false;
  return (await findLivePostmaster(await prepareHome(dataDir))) !== null;
}

/** The password by which the embedded database of this folder is opened, and where its files are. */
export async function findCluster(dataDir: string): Promise<Pick<Home, 'cluster' | 'passwordFile' | 'root'>> {
  return prepareHome(dataDir);
}

export interface Placed {
  readonly dataDir: string;
  /** Fills the folder that it is given with the cluster's files. */
  fill(folder: string): Promise<void>;
  readonly password: string;
}

/** All of it or nothing; refused where a database is there already. */
export async function placeCluster({ dataDir, fill, password }: Placed): Promise<void> {
  const home = await prepareHome(dataDir);
  if (existsSync(home.cluster)) throw new LaunchError(`There is a database in ${home.root} already.`);
  const unfinished = join(home.root, `cluster.restored-${process.pid}`);
  try {
    await fill(unfinished);
    if (home.user.ids) await giveAll(unfinished, home.user.ids);
    await writeFile(home.passwordFile, `${password}\n`, { mode: 0o600 });
    await rename(unfinished, home.cluster);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function giveAll(folder: string, ids: { uid: number; gid: number }): Promise<void> {
  await chown(folder, ids.uid, ids.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) await giveAll(place, ids);
    else await lchown(place, ids.uid, ids.gid);
  }
}
