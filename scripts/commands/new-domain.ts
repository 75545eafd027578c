// npm run new:domain <noun> [-- --row N]: makes a domain that works, registers it and writes it into the lock files.
import { parseArgs } from 'node:util';
import { lockNewMigrations } from '../../architecture/tidy/migrations.ts';
import { CommandError } from '../lib/command-error.ts';
import { inRoot, root } from '../lib/paths.ts';
import { runQuietly } from '../lib/run-program.ts';
import { makeDomain } from '../new-domain/make-domain.ts';

const USAGE = 'Say which: npm run new:domain raffles, or npm run new:domain raffles -- --row 3';

function asked(args: string[]): { noun: string; row?: number } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { row: { type: 'string' } },
  });
  const [noun] = positionals;
  const row = values.row === undefined ? undefined : Number(values.row);
  const known = Object.keys(values).every((name) => name === 'row');
  if (noun === undefined || positionals.length > 1 || !known || (row !== undefined && !Number.isInteger(row)))
    throw new CommandError(USAGE);
  return row === undefined ? { noun } : { noun, row };
}

async function runOn(program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runQuietly(process.execPath, [inRoot(program), ...args]);
  if (code !== 0)
    throw new CommandError(`The domain was made, but ${program} does not accept it:\n${output.trimEnd()}`);
}

export async function run(args: string[]): Promise<void> {
  const { noun, row } = asked(args);
  const { written, address } = await makeDomain({ root, noun, ...(row === undefined ? {} : { row }) });
  await runOn('node_modules/@biomejs/biome/bin/biome', ['check', '--write', ...written]);
  lockNewMigrations(root);
  await runOn('apps/api/src/app/contract-lock.ts', []);
  const locks = ['architecture/migrations.lock.json', 'packages/contract/contract.lock.json'];
  console.log(`Made the domain ${noun}:`);
  for (const path of [...written, ...locks]) console.log(`  ${path}`);
  const tests = written.filter((path) => /\.test\.tsx?$/.test(path));
  console.log(`
It works as it is: npm run check, then npm test -- ${tests.join(' ')}
Its screen is at ${address}, its list at GET /api/${noun}. The next start adds its demo data.
Next: write what it is in apps/api/src/domains/${noun}/CONTEXT.md, then follow docs/guides/add-a-domain.md.`);
}
