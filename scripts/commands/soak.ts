// npm run soak: the long forms of tests that have a short form in npm test. `--only crash` runs a part; `--only mutants --seed 2
// --mutants 12 --at ledger/` puts in another sample of small bugs.
import { parseArgs } from 'node:util';
import { chooseParts, soakParts } from '../lib/parts.ts';
import { runParts } from '../lib/tally.ts';

export async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { only: { ...text, multiple: true }, seed: text, mutants: text, at: text },
  });
  const { seed, mutants, at } = values;
  Object.assign(process.env, seed && { SEED: seed }, mutants && { MUTANTS: mutants }, at && { AT: at });
  const { failed } = await runParts(chooseParts(soakParts, values.only ?? []));
  return failed === 0 ? 0 : 1;
}
