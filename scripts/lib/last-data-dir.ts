// Which data folder the last `npm start` of this checkout used, so that other commands find the instance without being told.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './paths.ts';

const file = inRoot('.toolchain', 'last-data-dir');

export function noteDataDir(folder: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, folder);
}

export function lastDataDir(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return inRoot('data');
  }
}
