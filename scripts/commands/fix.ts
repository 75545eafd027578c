// npm run fix: lets Biome format and mend what it safely can.
import { inRoot } from '../lib/paths.ts';
import { runNode } from '../lib/run-program.ts';

export function run(args: string[]): Promise<number> {
  return runNode([
    inRoot('node_modules/@biomejs/biome/bin/biome'),
    'check',
    '--write',
    ...(args.length > 0 ? args : ['.']),
  ]);
}
