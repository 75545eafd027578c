// The parts of `npm test` in the order they run, and how each is started.
import { findBrowser } from './browser.ts';
import { ensureBuilt } from './build.ts';
import { runChecks, showCheck } from './check.ts';
import { CommandError } from './command-error.ts';
import type { Part, Tally } from './tally.ts';
import { runVitest, type VitestPart } from './vitest-part.ts';

async function check(): Promise<Tally> {
  // Tidiness is one of the tests of the tools part.
  const results = await runChecks({ withTidy: false }, showCheck);
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
  { name: 'check', run: check },
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

/** The long forms: fixed seeds become many, three kills become twenty, screens are looked at in every light, size and text. */
export const soakParts: readonly Part[] = [
  { name: 'soak', run: () => runVitest({ project: 'soak', env: { SOAK: '1' }, mayBeEmpty: true }) },
  { name: 'base', run: () => runVitest({ project: 'base', env: { SOAK: '1' } }) },
  { name: 'api', run: () => runVitest({ project: 'api*', env: { SOAK: '1' } }) },
  { name: 'screens', run: () => browser({ files: 'e2e/screens-', env: { SOAK: '1' } }) },
  { name: 'crash', run: () => crash(20) },
  { name: 'replicas', run: replicas },
];

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
