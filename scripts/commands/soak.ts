// npm run soak: the long forms of tests that have a short form in npm test. `--only crash` runs a part.
import { parseArgs } from 'node:util';
import { chooseParts, soakParts } from '../lib/parts.ts';
import { runParts } from '../lib/tally.ts';

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { only: { type: 'string', multiple: true } } });
  const { failed } = await runParts(chooseParts(soakParts, values.only ?? []));
  return failed === 0 ? 0 : 1;
}
