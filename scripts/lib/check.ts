// The checks of the house: types, format and lint, the import law, dead code, tidiness.
import { availableParallelism } from 'node:os';
import { inRoot } from './paths.ts';
import { runQuietly } from './run-program.ts';

export interface Check {
  readonly name: string;
  readonly args: readonly string[];
}

export interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly output: string;
}

const tidy: Check = {
  name: 'tidy',
  args: [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project', 'tools', 'architecture/tidy.test.ts'],
};

/** Each checker works out for itself what it needs of the others' files: on two cores, four take twice the work of one. */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** The compiler lives for half a minute: left to grow, it takes a tenth less work for a tenth more memory. */
const collectSeldom = { GOGC: '400' };

/** The slowest first, so that they do not end alone. */
const always: readonly Check[] = [
  { name: 'types', args: [inRoot('node_modules/typescript/bin/tsc'), '-b', '--checkers', checkers] },
  { name: 'dead code', args: [inRoot('node_modules/knip/bin/knip.js'), '--no-progress'] },
  { name: 'import law', args: [inRoot('architecture/cruise.ts')] },
  { name: 'format and lint', args: [inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '.'] },
];

export async function runChecks(
  which: { withTidy: boolean },
  report: (result: CheckResult) => void,
): Promise<readonly CheckResult[]> {
  const waiting = which.withTidy ? [...always, tidy] : [...always];
  const results: CheckResult[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const began = performance.now();
      const { code, output } = await runQuietly(process.execPath, [...check.args], {
        env: { ...process.env, ...collectSeldom },
      });
      const result = {
        name: check.name,
        ok: code === 0,
        seconds: (performance.now() - began) / 1000,
        output,
      };
      results.push(result);
      report(result);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, Math.min(4, availableParallelism())) }, worker));
  return results;
}

export function showCheck(result: CheckResult): void {
  console.log(`  ${result.ok ? 'ok    ' : 'FAILED'} ${result.name} (${result.seconds.toFixed(1)} s)`);
  if (!result.ok) console.log(result.output.trimEnd().replaceAll(/^/gm, '    '));
}
