// npm run new:domain <noun> [-- --row N]: makes the three folders of a domain and registers it.
import { parseArgs } from 'node:util';
import { CommandError } from '../lib/command-error.ts';
import { inRoot, root } from '../lib/paths.ts';
import { runQuietly } from '../lib/run-program.ts';
import { makeDomain } from '../new-domain/make-domain.ts';

export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { row: { type: 'string' } },
  });
  const [noun] = positionals;
  const row = values.row === undefined ? undefined : Number(values.row);
  if (noun === undefined || positionals.length > 1 || (row !== undefined && !Number.isInteger(row))) {
    throw new CommandError('Say which: npm run new:domain gacha, or npm run new:domain gacha -- --row 3');
  }
  const written = await makeDomain({ root, noun, ...(row === undefined ? {} : { row }) });
  await runQuietly(process.execPath, [
    inRoot('node_modules/@biomejs/biome/bin/biome'),
    'check',
    '--write',
    ...written,
  ]);
  for (const path of written) console.log(`  ${path}`);
  console.log('Next: docs/guides/add-a-domain.md');
}
