// Decides which system user the database runs as: PostgreSQL refuses to run as root.
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** `ids` is set only when the programs have to change user, which is when we are root. */
export interface DatabaseUser {
  readonly ids?: { readonly uid: number; readonly gid: number };
}

const NOBODY = 65534;

export async function chooseDatabaseUser(clusterDir: string): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return {};
  // A cluster made by an ordinary user stays theirs when root starts it later.
  const owner = await stat(clusterDir).catch(() => null);
  if (owner && owner.uid !== 0) return { ids: { uid: owner.uid, gid: owner.gid } };
  return { ids: { uid: NOBODY, gid: NOBODY } };
}

/** May this user walk to the path and read it? Our own user always may; the copy for another user must be checked. */
export async function isReachable(user: DatabaseUser, path: string): Promise<boolean> {
  if (!user.ids) return true;
  const { uid, gid } = user.ids;
  let need = 0o4;
  for (let at = path; ; at = dirname(at)) {
    const info = await stat(at).catch(() => null);
    if (!info) return false;
    if (info.isDirectory()) need = 0o1;
    const shift = info.uid === uid ? 6 : info.gid === gid ? 3 : 0;
    if (((info.mode >> shift) & need) !== need) return false;
    if (dirname(at) === at) return true;
  }
}
