// Runs one Vitest project to its end and counts its tests, whatever way it ends.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './paths.ts';
import { runInFront } from './run-program.ts';
import type { Tally } from './tally.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

export interface VitestPart {
  readonly project: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Lets a project that may have no file yet pass empty. */
  readonly mayBeEmpty?: boolean;
}

/** A file that could not be loaded counts as one failure: its tests never ran. */
export function tallyOf(report: VitestReport, exitCode: number, mayBeEmpty: boolean): Tally {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + unloaded;
  if (failed === 0 && passed === 0 && !mayBeEmpty) return { passed, failed: 1 };
  // An error outside any test, such as one in a set-up or left unhandled, shows only in the exit code.
  if (failed === 0 && exitCode !== 0) return { passed, failed: 1 };
  return { passed, failed };
}

export async function runVitest(part: VitestPart): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'stagepass-vitest-'));
  const file = join(folder, 'report.json');
  try {
    const vitest = inRoot('node_modules/vitest/vitest.mjs');
    const flags = [
      'run',
      '--project',
      part.project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    if (part.mayBeEmpty) flags.push('--passWithNoTests');
    const code = await runInFront(process.execPath, [vitest, ...flags], {
      env: { ...process.env, ...part.env },
    });
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return { passed: 0, failed: code === 0 && part.mayBeEmpty ? 0 : 1 };
    return tallyOf(JSON.parse(text) as VitestReport, code, part.mayBeEmpty ?? false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
