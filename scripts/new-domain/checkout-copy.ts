// A copy of the working tree in which tests may make a domain: the checkout's packages from npm, and our own ones of the copy.
import { cp, mkdir, mkdtemp, readdir, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.ts';

const SKIPPED = new Set(['node_modules', '.git', '.toolchain', 'dist', 'coverage', 'test-results']);
/** Of a running instance, at the root alone: domains on the phone have a folder of that name. */
const INSTANCE = 'data';
/** Where npm puts packages besides the root: what could not be shared. */
const NESTED = ['architecture', 'apps/api', 'apps/web'];

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from).catch(() => []))
    if (!name.startsWith('.') && name !== '@stagepass') await symlink(join(from, name), join(to, name));
}

async function linkPackages(copy: string): Promise<void> {
  for (const place of ['.', ...NESTED])
    await linkAll(inRoot(place, 'node_modules'), join(copy, place, 'node_modules'));
  const own = join(copy, 'node_modules', '@stagepass');
  await mkdir(own);
  await symlink(join(copy, 'architecture'), join(own, 'architecture'));
  for (const folder of ['packages', 'apps'])
    for (const name of await readdir(join(copy, folder)))
      await symlink(join(copy, folder, name), join(own, name));
}

/** Answers its path; whoever asked removes it. */
export async function copyCheckout(): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'stagepass-new-domain-')));
  for (const entry of await readdir(inRoot())) {
    if (SKIPPED.has(entry) || entry === INSTANCE) continue;
    const filter = (path: string) => !SKIPPED.has(path.slice(path.lastIndexOf('/') + 1));
    await cp(inRoot(entry), join(copy, entry), { recursive: true, filter });
  }
  await linkPackages(copy);
  return copy;
}
