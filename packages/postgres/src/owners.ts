// Remembers which processes use a database, so that the last one to leave turns it off and no earlier one does.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, startedAt } from './process-identity.ts';

export interface Ownership {
  /** Gives the database up; true when nobody else uses it. */
  leave(): Promise<boolean>;
}

let serial = 0;

async function othersRemain(folder: string): Promise<boolean> {
  for (const name of await readdir(folder)) {
    const pid = Number(name.split('-')[0]);
    const began = await readFile(join(folder, name), 'utf8').catch(() => '');
    if (isAlive(pid) && startedAt(pid) === began) return true;
    await rm(join(folder, name), { force: true });
  }
  return false;
}

export async function claim(folder: string): Promise<Ownership> {
  serial += 1;
  const file = join(folder, `${process.pid}-${serial}`);
  await writeFile(file, startedAt(process.pid), { mode: 0o600 });
  return {
    async leave() {
      await rm(file, { force: true });
      return !(await othersRemain(folder));
    },
  };
}
