// Tidy rule about functions: 70 lines at most, by what rolldown's parser says they are.
import { parseSync, Visitor } from 'rolldown/utils';
import { type Finding, isCode, isTest, type SourceFile } from './tree.ts';

const LONGEST = 70;

/** File and name of a function → the most lines it may have; the list may only shrink. */
export type LongFunctions = Readonly<Record<string, number>>;

interface Spot {
  readonly start: number;
  readonly end: number;
}

/** A short file holds no long function: two files of three need no parser. */
function couldHoldLong({ path, text }: SourceFile): boolean {
  return (
    isCode(path) && !path.endsWith('.css') && !isTest(path) && text.split('\n', LONGEST + 2).length > LONGEST
  );
}

function longOnes({ path, text }: SourceFile): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = [];
  /** By where a function begins: what it is assigned to. */
  const names = new Map<number, string>();
  const isNamed = (by: unknown): by is { name: string } =>
    typeof (by as { name?: unknown })?.name === 'string';
  const assigned = (by: unknown, to: Spot | null) => {
    if (to !== null && isNamed(by)) names.set(to.start, by.name);
  };
  const look = (spot: Spot & { readonly id?: unknown }) => {
    const lines = text.slice(spot.start, spot.end).split('\n').length;
    if (lines <= LONGEST) return;
    found.push({ name: isNamed(spot.id) ? spot.id.name : (names.get(spot.start) ?? 'unnamed'), lines });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => assigned(id, init),
    Property: ({ key, value }) => assigned(key, value),
    MethodDefinition: ({ key, value }) => assigned(key, value),
    FunctionDeclaration: look,
    FunctionExpression: look,
    ArrowFunctionExpression: look,
  }).visit(parseSync(path, text).program);
  return found;
}

export function longFunctions(files: readonly SourceFile[], excused: LongFunctions): Finding[] {
  const findings: Finding[] = [];
  const needed = new Set<string>();
  for (const file of files.filter(couldHoldLong)) {
    for (const { name, lines } of longOnes(file)) {
      const key = `${file.path} ${name}`;
      needed.add(key);
      const allowed = excused[key] ?? LONGEST;
      if (lines > allowed)
        findings.push({ path: file.path, problem: `${name} has ${lines} lines; ${allowed} is the bound` });
    }
  }
  for (const key of Object.keys(excused).filter((one) => !needed.has(one))) {
    const [path = '', name] = key.split(' ');
    findings.push({
      path,
      problem: `${name} needs no exception any more: take it out of architecture/exceptions.json`,
    });
  }
  return findings;
}
