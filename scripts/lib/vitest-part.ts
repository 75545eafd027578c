// Runs one Vitest project to its end and counts its tests, whatever way it ends.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from './paths.ts';
import { runInFront, runQuietly } from './run-program.ts';
import type { Tally } from './tally.ts';

interface VitestTest {
  readonly fullName: string;
  readonly status: string;
  /** A test that held only when tried again keeps what was wrong the first time. */
  readonly failureMessages?: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly VitestTest[];
  }[];
}

export interface VitestPart {
  /** All of them if left out: a file is in one project only. */
  readonly project?: string;
  /** Those files alone whose path holds one of these. */
  readonly files?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Lets a project that may have no file yet pass empty. */
  readonly mayBeEmpty?: boolean;
  /** Is told what it says once it has ended, where it may not speak for itself. */
  readonly print?: (line: string) => void;
}

/** Where the order of things is what is asked, a failure that does not come again is the one that was looked for. */
const allowsNoSecondTry = (file: string) => /\.race\.|histories/.test(file);

function withoutSecondTries(report: VitestReport): VitestReport {
  let undone = 0;
  const testResults = report.testResults.map((file) => {
    if (!allowsNoSecondTry(file.name)) return file;
    const assertionResults = file.assertionResults.map((test) => {
      if (test.status !== 'passed' || !test.failureMessages?.length) return test;
      undone += 1;
      return { ...test, status: 'failed' };
    });
    return { ...file, assertionResults };
  });
  return {
    testResults,
    numPassedTests: report.numPassedTests - undone,
    numFailedTests: report.numFailedTests + undone,
  };
}

/** What a process has compiled serves the next one: Vitest's workers, and the servers that tests start. */
const compiled = { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/compiled') };

/** A line that ends in a colon announces the next one, and says nothing without it. */
function firstLine(text: string | undefined): string {
  const [first = '', second = ''] = text?.split('\n', 2) ?? [];
  return first.endsWith(':') ? `${first} ${second.trim()}`.trim() : first;
}

/** In one line: what was wrong, what a browser was waiting for, and the line of the test. */
function whyOf(test: VitestTest, file: string): string {
  const text = stripVTControlCharacters(test.failureMessages?.[0] ?? '');
  const waited = /^ *- (waiting for .*)$/m.exec(text)?.[1];
  const line = text.split(`${basename(file)}:`)[1]?.match(/^\d+/)?.[0];
  return [firstLine(text), waited, line && `(line ${line})`].filter(Boolean).join(' ');
}

/** What the closing lines repeat of a report: it is the end of a long log that people see first. */
function remarksOf(report: VitestReport): Pick<Tally, 'failures' | 'unsteady'> {
  const failures: string[] = [];
  const unsteady: string[] = [];
  for (const file of report.testResults) {
    const where = relative(inRoot('.'), file.name);
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      failures.push(`${where}: ${firstLine(file.message)}`);
    }
    for (const test of file.assertionResults) {
      const why = whyOf(test, file.name);
      if (test.status === 'failed') failures.push(`${where} > ${test.fullName}: ${why}`);
      else if (test.status === 'passed' && why !== '') unsteady.push(`${where} > ${test.fullName}: ${why}`);
    }
  }
  return { failures, unsteady };
}

/** A file that could not be loaded counts as one failure: its tests never ran. */
export function tallyOf(
  reported: VitestReport,
  exitCode: number,
  mayBeEmpty: boolean,
  outside: readonly string[] = [],
): Tally {
  const report = withoutSecondTries(reported);
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + unloaded;
  const remarks = remarksOf(report);
  if (failed === 0 && passed === 0 && !mayBeEmpty) return { passed, failed: 1, failures: ['no test ran'] };
  // An error outside any test, such as one in a set-up or left unhandled, shows only in the exit code.
  if (failed === 0 && exitCode !== 0) {
    const errors = outside.length > 0 ? outside : ['no word of it'];
    const failures = errors.map((error) => `an error outside of any test: ${error}`);
    return { ...remarks, passed, failed: 1, failures };
  }
  return { ...remarks, passed, failed };
}

async function runTo(print: VitestPart['print'], args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (print === undefined) return runInFront(process.execPath, args, { env });
  const { code, output } = await runQuietly(process.execPath, args, { env });
  print(output.trimEnd());
  return code;
}

export async function runVitest(part: VitestPart): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'stagepass-vitest-'));
  const file = join(folder, 'report.json');
  const errorsFile = join(folder, 'errors.txt');
  try {
    const vitest = inRoot('node_modules/vitest/vitest.mjs');
    const flags = [
      'run',
      ...(part.project === undefined ? [] : ['--project', part.project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--reporter=${inRoot('scripts/vitest/errors-outside.ts')}`,
    ];
    flags.push(...(part.files ?? []));
    if (part.mayBeEmpty) flags.push('--passWithNoTests');
    const env = { ...compiled, ...process.env, ERRORS_OUTSIDE_FILE: errorsFile, ...part.env };
    const code = await runTo(part.print, [vitest, ...flags], env);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return { passed: 0, failed: code === 0 && part.mayBeEmpty ? 0 : 1 };
    const errors = await readFile(errorsFile, 'utf8').catch(() => '');
    const outside = errors.split('\n').filter(Boolean);
    return tallyOf(JSON.parse(text) as VitestReport, code, part.mayBeEmpty ?? false, outside);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
