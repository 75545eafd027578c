// npm test: runs everything and closes with `N passed, N failed`. `-- --only api` runs a part, `-- --changed` what a change
// touches, `-- <file>…` those files alone.
import { parseArgs } from 'node:util';
import { listChanged, listCheckout } from '../changes/changed-files.ts';
import { touchedBy } from '../changes/touched-tests.ts';
import { CommandError } from '../lib/command-error.ts';
import { chooseParts, fileParts, testParts, wholeCheck } from '../lib/parts.ts';
import { root } from '../lib/paths.ts';
import { type Part, runParts } from '../lib/tally.ts';

function readArgs(args: string[]) {
  const options = {
    only: { type: 'string', multiple: true },
    changed: { type: 'boolean' },
    since: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new CommandError(
      'npm test takes, after two dashes: --only <part>, --changed, --since <commit>, or test files.',
    );
  }
}

async function partsOfChange(since: string | undefined): Promise<readonly Part[]> {
  const changed = await listChanged(since);
  const touched = touchedBy(root, await listCheckout(), changed);
  const { tests, journeys, parts, everything } = touched;
  console.log(
    everything
      ? `${changed.length} changed files, among them how tests are set up: everything runs.`
      : `${changed.length} changed files touch ${tests.length} test files and ${journeys.length} journeys.`,
  );
  if (everything) return testParts;
  return [
    wholeCheck,
    ...fileParts([...tests, ...journeys]),
    ...(parts.length === 0 ? [] : chooseParts(testParts, parts)),
  ];
}

async function choose(args: string[]): Promise<readonly Part[]> {
  const { values, positionals } = readArgs(args);
  if (positionals.length > 0) return fileParts(positionals);
  if (values.changed || values.since !== undefined) return partsOfChange(values.since);
  return chooseParts(testParts, values.only ?? []);
}

export async function run(args: string[]): Promise<number> {
  const { failed } = await runParts(await choose(args));
  return failed === 0 ? 0 : 1;
}
