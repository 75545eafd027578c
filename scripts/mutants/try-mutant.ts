// Runs the tests that one mutant touches, in a copy of the checkout, the likeliest first, until one of them fails.

import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { touchedBy } from '../changes/touched-tests.ts';
import { root } from '../lib/paths.ts';
import { runQuietly } from '../lib/run-program.ts';
import { callersOf } from './function-callers.ts';
import { type Mutant, mutate } from './mutant.ts';

/** `ran too long`: the tests did not end in time. `unclear`: one of them hung, and hangs without the mutant as well. */
export type Outcome = 'caught' | 'survived' | 'ran too long' | 'unclear';

export interface Verdict {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
  /** The test that noticed, where one did. */
  readonly by: string | undefined;
  readonly seconds: number;
}

const COPIED = [
  'apps',
  'packages',
  'architecture',
  'scripts',
  'e2e',
  'bench',
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
];
const isLeftOut = (path: string) =>
  /(^|\/)(node_modules|dist|data|\.tsbuildinfo)$/.test(path.slice(root.length)) && !/\/src\//.test(path);
/** For all tests of a round; what takes longer has shown nothing. */
const LIMIT_MS = 600_000;
/** For one test: on a busy machine none takes so long unless it hangs. */
const HANGS_MS = 120_000;
const PATIENCE = [`--testTimeout=${HANGS_MS}`, `--hookTimeout=${HANGS_MS}`];

/** Mutants never stand in the checkout itself: whoever ends the run half-way finds it as it was. */
export async function copyCheckout(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'stagepass-mutants-'));
  for (const name of COPIED.filter((one) => existsSync(join(root, one))))
    await cp(join(root, name), join(folder, name), { recursive: true, filter: (path) => !isLeftOut(path) });
  for (const modules of ['node_modules', 'apps/api/node_modules', 'architecture/node_modules'])
    if (existsSync(join(root, modules))) await symlink(join(root, modules), join(folder, modules));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** First those of its own folder, which are about it; then all others that reach it by imports. */
export function roundsOf(
  folder: string,
  paths: readonly string[],
  mutant: Mutant,
): readonly (readonly string[])[] {
  const changed = mutant.path.endsWith('.sql') ? callersOf(folder, paths, mutant) : [mutant.path];
  const touched = touchedBy(folder, paths, changed).tests.filter((path) => path.startsWith('apps/api/'));
  const tests = touched.filter((path) => !/demo|\.soak\.|histories/.test(path));
  const homes = changed.map(domainFolder);
  const own = tests.filter((path) => homes.some((home) => path.startsWith(`${home}/`)));
  const others = tests.filter((path) => !own.includes(path));
  return [own, others].filter((round) => round.length > 0);
}

const domainFolder = (path: string) => /^apps\/api\/src\/domains\/[^/]+/.exec(path)?.[0] ?? dirname(path);

type Failed = { readonly outcome: 'caught' | 'hung' | 'ran too long'; readonly by: string };

/** What the first test that failed said, by what Vitest printed. */
export function failureIn(output: string): Failed {
  const by = /FAIL\s+(.+)/.exec(output)?.[1]?.trim() ?? 'an error';
  return { outcome: /timed out in \d+ms/.test(output) ? 'hung' : 'caught', by };
}

async function firstFailure(
  folder: string,
  tests: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Failed | undefined> {
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--retry',
    '0',
    '--bail',
    '1',
    '--reporter=dot',
    ...PATIENCE,
    ...tests,
  ];
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LIMIT_MS);
  const { code, output } = await runQuietly(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    signal: controller.signal,
  });
  clearTimeout(timer);
  if (code === 0) return undefined;
  if (controller.signal.aborted)
    return { outcome: 'ran too long', by: `${tests.length} test files did not end within ten minutes` };
  return failureIn(output);
}

const fileOf = (by: string) => /[\w./-]+\.test\.ts/.exec(by)?.[0];

export async function tryMutant(
  folder: string,
  mutant: Mutant,
  { rounds, env }: { rounds: readonly (readonly string[])[]; env: NodeJS.ProcessEnv },
): Promise<Verdict> {
  const began = performance.now();
  const file = join(folder, mutant.path);
  const text = await readFile(file, 'utf8');
  await writeFile(file, mutate(text, mutant));
  try {
    let failure: Failed | undefined;
    for (const round of rounds) failure ??= await firstFailure(folder, round, env);
    const judged = (outcome: Outcome) => {
      const seconds = (performance.now() - began) / 1000;
      return { mutant, outcome, by: failure?.by, seconds };
    };
    if (failure?.outcome !== 'hung') return judged(failure?.outcome ?? 'survived');
    // A hang is the mutant's work only where the same tests end without it.
    await writeFile(file, text);
    const alone = fileOf(failure.by);
    const without = alone === undefined ? failure : await firstFailure(folder, [alone], env);
    return judged(without === undefined ? 'caught' : 'unclear');
  } finally {
    await writeFile(file, text);
  }
}
