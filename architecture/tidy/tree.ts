// Reads the checkout's own files once for all tidy rules.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly path: string;
  readonly problem: string;
}

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.toolchain', 'coverage', 'test-results']);
/** Of a running instance, at the root alone: domains on the phone have a folder of that name. */
const INSTANCE = 'data';
const READ = /\.(ts|tsx|mjs|js|css|html|json|md|sql|sh|yml|yaml|toml|tpl)$|(^|\/)(Dockerfile|run)$/;

export function readTree(root: string): SourceFile[] {
  const files: SourceFile[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const place = join(folder, entry.name);
      const path = relative(root, place).split(sep).join('/');
      if (SKIPPED.has(entry.name) || path === INSTANCE) continue;
      if (entry.isDirectory()) walk(place);
      else if (entry.isFile() && READ.test(path)) files.push({ path, text: readFileSync(place, 'utf8') });
    }
  };
  walk(root);
  return files;
}

export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path);
}

export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs|css)$/.test(path) && !/\.generated\.|\.d\.ts$/.test(path);
}
