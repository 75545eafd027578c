// The parts of `npm test` in the order they run, and how each is started.
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { findBrowser } from './browser.ts';
import { ensureBuilt } from './build.ts';
import { runChecks, showCheck } from './check.ts';
import { CommandError } from './command-error.ts';
import { inRoot, root } from './paths.ts';
import type { Part, Tally } from './tally.ts';
import { runVitest, type VitestPart } from './vitest-part.ts';

async function check(which: { withTidy: boolean }): Promise<Tally> {
  const results = await runChecks(which, showCheck);
  const failed = results.filter((result) => !result.ok).length;
  return { passed: results.length - failed, failed };
}

async function crash(kills: number): Promise<Tally> {
  await ensureBuilt();
  const { runCrashTest } = await import('../crash/crash-test.ts');
  return runCrashTest({ kills, say: (line) => console.log(`  ${line}`) });
}

async function replicas(): Promise<Tally> {
  await ensureBuilt();
  const { runReplicaSoak } = await import('../soak/replica-soak.ts');
  return runReplicaSoak({ seconds: 120, say: (line) => console.log(`  ${line}`) });
}

/** How many and which is said by the environment, as everywhere in a long form: SEED, MUTANTS, and AT for a part of the paths. */
async function mutants(): Promise<Tally> {
  const { runMutants } = await import('../mutants/run-mutants.ts');
  const { SEED = '1', MUTANTS = '36', AT } = process.env;
  return runMutants({
    seed: Number(SEED),
    count: Number(MUTANTS),
    at: AT,
    say: (line) => console.log(`  ${line}`),
  });
}

async function browser(part: Pick<VitestPart, 'files' | 'env'> = {}): Promise<Tally> {
  const path = await findBrowser();
  await ensureBuilt();
  console.log(`  browser: ${path}`);
  return runVitest({ ...part, project: 'e2e', env: { ...part.env, CHROME_PATH: path } });
}

/** Every component in every state: axe, width, large text, right to left. */
async function gallery(print: (line: string) => void): Promise<Tally> {
  const { checkGallery } = await import('../../packages/ui/gallery/gallery.browser.ts');
  const views = await checkGallery({ browserPath: await findBrowser() });
  const failures = views.filter((view) => !view.ok).map(({ name, detail }) => `${name}: ${detail ?? ''}`);
  const passed = views.length - failures.length;
  print(`  ${passed} of ${views.length} views are fine`);
  return { passed, failed: views.length === 0 ? 1 : failures.length, failures };
}

export const testParts: readonly Part[] = [
  // Tidiness is one of the tests of the tools part.
  { name: 'check', run: () => check({ withTidy: false }) },
  { name: 'base', run: () => runVitest({ project: 'base' }) },
  { name: 'contract', run: () => runVitest({ project: 'contract' }) },
  { name: 'ui', run: () => runVitest({ project: 'ui' }) },
  { name: 'web', run: () => runVitest({ project: 'web*' }) },
  { name: 'api', run: () => runVitest({ project: 'api*' }) },
  // Waits for programs that it starts most of the time.
  { name: 'tools', run: (print) => runVitest({ project: 'tools', print }), during: ['crash'] },
  { name: 'gallery', run: gallery, during: ['crash'] },
  { name: 'crash', run: () => crash(3) },
  { name: 'e2e', run: () => browser() },
];

/** Of a change that may touch nothing else. */
export const wholeCheck: Part = { name: 'check', run: () => check({ withTidy: true }) };

/** The long forms: fixed seeds become many, three kills become twenty, screens are looked at in every light, size and text. */
export const soakParts: readonly Part[] = [
  { name: 'soak', run: () => runVitest({ project: 'soak', env: { SOAK: '1' }, mayBeEmpty: true }) },
  { name: 'base', run: () => runVitest({ project: 'base', env: { SOAK: '1' } }) },
  { name: 'api', run: () => runVitest({ project: 'api*', env: { SOAK: '1' } }) },
  { name: 'screens', run: () => browser({ files: ['e2e/screens-'], env: { SOAK: '1' } }) },
  { name: 'crash', run: () => crash(20) },
  { name: 'replicas', run: replicas },
  { name: 'mutants', run: mutants },
];

/** These test files, each in the project it belongs to; journeys with a browser and what is built for it. */
export function fileParts(paths: readonly string[]): readonly Part[] {
  const files = paths.map((path) => relative(root, resolve(process.env.INIT_CWD ?? root, path)));
  const missing = files.filter(
    (file) => !existsSync(inRoot(file)) || !/\.(test\.tsx?|e2e\.ts|soak\.ts)$/.test(file),
  );
  if (missing.length > 0) {
    throw new CommandError(
      `No test file: ${missing.join(', ')}. They end in .test.ts, .test.tsx, .e2e.ts or .soak.ts.`,
    );
  }
  // Whole paths: part of a path would also name files of other folders.
  const within = (kind: (file: string) => boolean) => files.filter(kind).map((file) => inRoot(file));
  const journeys = within((file) => file.endsWith('.e2e.ts'));
  const others = within((file) => !file.endsWith('.e2e.ts'));
  return [
    { name: 'files', of: others, run: () => runVitest({ files: others }) },
    { name: 'journeys', of: journeys, run: () => browser({ files: journeys }) },
  ].filter(({ of }) => of.length > 0);
}

/** `--only api --only web` or `--only api,web`. */
export function chooseParts(parts: readonly Part[], only: readonly string[]): readonly Part[] {
  const asked = only.flatMap((names) => names.split(',')).filter((name) => name !== '');
  const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no part ${unknown.join(', ')}; there are ${parts.map((part) => part.name).join(', ')}.`,
    );
  }
  return asked.length === 0 ? parts : parts.filter((part) => asked.includes(part.name));
}
