// Owns where the server finds its own files, whether it runs from its sources or as a bundle.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function folderAbove(start: string, holds: string): string {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, holds))) return folder;
    if (folder === path.dirname(folder)) throw new Error(`no folder above ${start} holds ${holds}`);
  }
}

const here = path.dirname(fileURLToPath(import.meta.url));
export const apiRoot = folderAbove(here, 'migrations');

export const migrationsDir = path.join(apiRoot, 'migrations');
export const webDir = path.join(apiRoot, '..', 'web', 'dist');
