// Tells whether a build is still that of the sources it was made from.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './paths.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.git', 'test-results']);

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (entries === null) return existsSync(path) ? [path] : [];
  const inside = entries
    .filter((entry) => !SKIPPED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]));
  return (await Promise.all(inside)).flat();
}

export async function hashOfSources(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesUnder(join(root, path))))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256').update(process.version);
  files.forEach((file, position) => {
    const content = contents[position] ?? '';
    hash.update(`\0${file.slice(root.length)}\0${content.length}\0`).update(content);
  });
  return hash.digest('hex');
}

export interface StampedBuild {
  readonly stampFile: string;
  readonly sources: readonly string[];
  /** What must be there for the build to count as made. */
  readonly result: string;
  readonly build: () => Promise<void>;
}

/** Builds unless the last build is of these very sources; a build that was cut short does not count. */
export async function buildIfChanged(job: StampedBuild): Promise<boolean> {
  const hash = await hashOfSources(job.sources);
  const stamp = await readFile(job.stampFile, 'utf8').catch(() => '');
  if (stamp === hash && existsSync(job.result)) return false;
  await rm(job.stampFile, { force: true });
  await job.build();
  await mkdir(dirname(job.stampFile), { recursive: true });
  await writeFile(job.stampFile, hash);
  return true;
}
