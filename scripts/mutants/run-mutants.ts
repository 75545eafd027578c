// A part of soak: small bugs are put in one at a time, and at least 85 of 100 must be noticed by the tests they touch.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCheckout } from '../changes/changed-files.ts';
import { inRoot } from '../lib/paths.ts';
import type { Tally } from '../lib/tally.ts';
import setUpDatabase from '../vitest/api-database.ts';
import { nameOf } from './mutant.ts';
import { sampleMutants } from './sample.ts';
import { copyCheckout, type Outcome, roundsOf, tryMutant, type Verdict } from './try-mutant.ts';

const DEMANDED = 0.85;

export interface MutantsAsked {
  readonly seed: number;
  readonly count: number;
  readonly at?: string | undefined;
  readonly say: (line: string) => void;
}

function readEquivalent(): ReadonlySet<string> {
  const listed = JSON.parse(readFileSync(inRoot('scripts/mutants/equivalent.json'), 'utf8')) as {
    mutant: string;
  }[];
  return new Set(listed.map(({ mutant }) => mutant));
}

/** What ran too long or is unclear is not caught and counts for nobody; where it is more than a tenth, the run has shown nothing. */
export function tallyMutants(verdicts: readonly Verdict[]): Tally {
  const survivors = verdicts.filter(({ outcome }) => outcome === 'survived');
  const caught = verdicts.filter(({ outcome }) => outcome === 'caught').length;
  const judged = survivors.length + caught;
  if (judged < 0.9 * verdicts.length || judged === 0) {
    const others = verdicts.filter(({ outcome }) => outcome !== 'survived' && outcome !== 'caught');
    return {
      passed: caught,
      failed: 1,
      failures: [
        `${others.length} of ${verdicts.length} could not be judged`,
        ...others.map(({ mutant, outcome }) => `${outcome}: ${nameOf(mutant)}`),
      ],
    };
  }
  const enough = caught / judged >= DEMANDED;
  return {
    passed: caught,
    failed: enough ? 0 : survivors.length,
    failures: enough ? [] : survivors.map(({ mutant }) => `survived: ${nameOf(mutant)}`),
  };
}

function lineOf({ mutant, outcome, by, seconds }: Verdict): string {
  const word = (outcome === 'caught' ? outcome : outcome.toUpperCase()).padEnd(8);
  return `${word} ${nameOf(mutant)} (line ${mutant.line}, ${Math.round(seconds)} s${by === undefined ? '' : `, ${by}`})`;
}

/** `31 of 35 caught (89 %), 4 survived, 1 ran too long`. */
export function sumOf(verdicts: readonly Verdict[]): string {
  const many = (wanted: Outcome) => verdicts.filter(({ outcome }) => outcome === wanted).length;
  const judged = many('caught') + many('survived');
  const others = (['ran too long', 'unclear'] as const)
    .filter((outcome) => many(outcome) > 0)
    .map((outcome) => `, ${many(outcome)} ${outcome}`);
  const share = Math.floor((100 * many('caught')) / Math.max(1, judged));
  return `${many('caught')} of ${judged} caught (${share} %), ${many('survived')} survived${others.join('')}`;
}

/** One PostgreSQL for all whose tables are as they were; a mutant in a migration brings its own. */
async function withDatabase<Result>(work: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result> {
  const stop = await setUpDatabase();
  const { TEST_DATABASE_URL, TEST_SHARED_DIR } = process.env;
  delete process.env.TEST_DATABASE_URL;
  delete process.env.TEST_SHARED_DIR;
  try {
    return await work({ TEST_DATABASE_URL, TEST_SHARED_DIR });
  } finally {
    await stop?.();
  }
}

export async function runMutants({ seed, count, at, say }: MutantsAsked): Promise<Tally> {
  const paths = await listCheckout();
  const files = paths
    .filter((path) => /^apps\/api\/.*\.(ts|sql)$/.test(path))
    .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));
  const mutants = sampleMutants(files, { seed, count, at, equivalent: readEquivalent() });
  say(`${mutants.length} mutants by seed ${seed}`);
  const { folder, remove } = await copyCheckout();
  // The copy stays as it is, whatever happens to the checkout meanwhile.
  const present = paths.filter((path) => existsSync(join(folder, path)));
  try {
    return await withDatabase(async (env) => {
      const verdicts: Verdict[] = [];
      for (const mutant of mutants) {
        const rounds = roundsOf(folder, present, mutant);
        const own = mutant.path.endsWith('.sql') ? {} : env;
        const verdict = await tryMutant(folder, mutant, { rounds, env: own });
        verdicts.push(verdict);
        say(lineOf(verdict));
      }
      say(sumOf(verdicts));
      return tallyMutants(verdicts);
    });
  } finally {
    await remove();
  }
}
