// Owns where the server's own copies of the brand fonts lie, for what it prints and draws.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the migrations, whether the server runs from its sources or as a bundle. */
export function fontFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'fonts', 'anybody-latin.ttf'))) {
    if (folder === path.dirname(folder))
      throw new Error('the fonts for what the server prints and draws are missing');
    folder = path.dirname(folder);
  }
  return path.join(folder, 'fonts');
}
