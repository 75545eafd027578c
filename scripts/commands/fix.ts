// npm run fix: writes the table of settings, and lets Biome format and mend what it safely can.
import { inRoot } from '../lib/paths.ts';
import { runNode } from '../lib/run-program.ts';

export async function run(args: string[]): Promise<number> {
  const written = await runNode([inRoot('apps/api/src/app/configuration-table.ts')]);
  const mended = await runNode([
    inRoot('node_modules/@biomejs/biome/bin/biome'),
    'check',
    '--write',
    ...(args.length > 0 ? args : ['.']),
  ]);
  return written || mended;
}
