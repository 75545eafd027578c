// npm test: runs everything and closes with `N passed, N failed`. `npm test -- --only api` runs a part.
import { parseArgs } from 'node:util';
import { chooseParts, testParts } from '../lib/parts.ts';
import { runParts } from '../lib/tally.ts';

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { only: { type: 'string', multiple: true } } });
  const { failed } = await runParts(chooseParts(testParts, values.only ?? []));
  return failed === 0 ? 0 : 1;
}
