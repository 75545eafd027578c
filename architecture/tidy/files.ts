// Tidy rules about single files: length, names, opening line, re-exports, traces of a machine.
import type { LongFunctions } from './functions.ts';
import { type Finding, isCode, isTest, type SourceFile } from './tree.ts';

const LONGEST = 300;

export interface Exceptions {
  /** File → the most lines it may have; the list may only shrink. */
  readonly longFiles: Readonly<Record<string, number>>;
  readonly longFunctions: LongFunctions;
}

function lines(file: SourceFile): number {
  return file.text.trimEnd().split('\n').length;
}

export function tooLong(files: readonly SourceFile[], exceptions: Pick<Exceptions, 'longFiles'>): Finding[] {
  const code = files.filter((file) => isCode(file.path) && !isTest(file.path));
  const findings = code.flatMap((file) => {
    const allowed = exceptions.longFiles[file.path] ?? LONGEST;
    const count = lines(file);
    return count > allowed
      ? [{ path: file.path, problem: `has ${count} lines; ${allowed} is the bound` }]
      : [];
  });
  for (const [path, allowed] of Object.entries(exceptions.longFiles)) {
    const file = code.find((one) => one.path === path);
    const count = file ? lines(file) : 0;
    if (count < allowed)
      findings.push({ path, problem: `has ${count} lines now: lower or remove its exception of ${allowed}` });
  }
  return findings;
}

export function badNames(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(
      (file) =>
        /(^|\/)(utils?|helpers?|managers?|index)\.[^/]*$/.test(file.path) && !file.path.endsWith('.html'),
    )
    .map((file) => ({ path: file.path, problem: 'has a name that says nothing: name it by what it owns' }));
}

export function noOpeningLine(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => isCode(file.path) && !isTest(file.path))
    .filter((file) => !/^(\/\/ \S|\/\*+\s+\S)/.test(file.text))
    .map((file) => ({
      path: file.path,
      problem: 'does not open with a comment line that says what it owns',
    }));
}

export function reExports(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(
      (file) =>
        /\.(ts|tsx|mjs)$/.test(file.path) && /^export\s+(type\s+)?(\*|\{[^}]*\}\s+from\b)/m.test(file.text),
    )
    .filter((file) => !isTest(file.path))
    .map((file) => ({ path: file.path, problem: 're-exports what another file owns' }));
}

/** Tests share loaded modules; one that replaces a module, or fills a slot of it for good, has to run alone. */
export function sharedMocks(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => /^(apps\/(api|web)|packages\/ui)\//.test(file.path) && isTest(file.path))
    .filter(
      (file) => /^(vi\.(mock|doMock)|\w+\.fill)\(/m.test(file.text) && !file.path.includes('.alone.test.'),
    )
    .map((file) => ({
      path: file.path,
      problem: 'replaces a module or fills a slot: name it .alone.test so that it runs alone',
    }));
}

/** Written in pieces, so that this file does not find itself. */
const TRACES: readonly [RegExp, string][] = [
  [
    new RegExp(`(^|[\\s"'\`(=:])/(${['work', 'home/\\w+', 'Users/\\w+', 'ro' + 'ot'].join('|')})/\\w`, 'm'),
    'names a path of some machine',
  ],
  [new RegExp(`${['registry', 'npmjs|yarnpkg'].join('\\.(')})`), 'names a package registry'],
];

export function machineTraces(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) =>
    TRACES.filter(([pattern]) => pattern.test(file.text)).map(([, problem]) => ({
      path: file.path,
      problem,
    })),
  );
}
