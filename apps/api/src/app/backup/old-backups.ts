// Owns the removal of backups beyond a number: the newest stay, and what is no backup of ours is never touched.
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from './manifest.ts';

const OURS = /^stagepass-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Answers the names of those that were removed. */
export async function removeOldBackups(into: string, keep: number): Promise<string[]> {
  // The name is the time: the order of names is the order of making.
  const names = (await readdir(into)).filter((name) => OURS.test(name)).toSorted();
  const removed: string[] = [];
  for (const name of names.slice(0, Math.max(0, names.length - keep))) {
    const folder = path.join(into, name);
    // Read first: a folder that only looks like one stays.
    if (await readManifest(folder).catch(() => undefined)) {
      await rm(folder, { recursive: true });
      removed.push(name);
    }
  }
  return removed;
}
