// Which mutants a run tries: of rules, rights, stores and SQL functions of money, rights and feeds, by a seed.
import { codeMutants } from './code-operators.ts';
import { type Mutant, nameOf } from './mutant.ts';
import { functionMutants, storeMutants } from './sql-operators.ts';

interface ReadFile {
  readonly path: string;
  readonly text: string;
}

const DOMAINS =
  'ledger|market|auctions|gacha|items|redemption|memberships|clubs|admissions|conditions|requirements|posts|levels';
const HOME = new RegExp(`^apps/api/src/domains/(${DOMAINS})/`);
/** What decides, moves or reads: no words for people, no tables, no demo world. */
const isCode = (path: string) =>
  HOME.test(path) &&
  /(\.rules|\.store|\/policy|\/access|\/(actions|public|reads)\/[\w-]+)\.ts$/.test(path) &&
  !/demo|\.test\.|statement-words|personal-data/.test(path);
const isStore = (path: string) => path.endsWith('.store.ts');
/** Functions of money, copies and draws stand in migrations or beside their domain. */
const isSql = (path: string) =>
  path.endsWith('.sql') && (path.startsWith('apps/api/migrations/') || HOME.test(path));

/** Small, known and the same everywhere: a seed names a sample. */
export function diceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** At most so many of them, none twice, no two in one line. */
function draw(mutants: readonly Mutant[], count: number, dice: () => number): Mutant[] {
  const left = [...mutants];
  const drawn: Mutant[] = [];
  const lines = new Set<string>();
  while (drawn.length < count && left.length > 0) {
    const [one] = left.splice(Math.floor(dice() * left.length), 1);
    if (one === undefined || lines.has(`${one.path}:${one.line}`)) continue;
    lines.add(`${one.path}:${one.line}`);
    drawn.push(one);
  }
  return drawn;
}

export interface Wanted {
  readonly seed: number;
  readonly count: number;
  /** Only in files whose path holds this. */
  readonly at?: string | undefined;
  /** Names of those that change nothing anybody could see. */
  readonly equivalent: ReadonlySet<string>;
}

/** Half from code, a third from the statements of stores, the rest from SQL functions. */
export function sampleMutants(files: readonly ReadFile[], { seed, count, at, equivalent }: Wanted): Mutant[] {
  const dice = diceOf(seed);
  const counts = (mutant: Mutant) =>
    !equivalent.has(nameOf(mutant)) && (at === undefined || mutant.path.includes(at));
  const code = files.filter(({ path }) => isCode(path));
  const kinds = [
    code.filter(({ path }) => !isStore(path)).flatMap(({ path, text }) => codeMutants(path, text)),
    code.filter(({ path }) => isStore(path)).flatMap(({ path, text }) => storeMutants(path, text)),
    functionMutants(files.filter(({ path }) => isSql(path))),
  ].map((mutants) => mutants.filter(counts));
  const shares = [Math.ceil(count / 2), Math.ceil(count / 3), count];
  const drawn: Mutant[] = [];
  for (const [kind, mutants] of kinds.entries())
    drawn.push(...draw(mutants, Math.min(shares[kind] ?? 0, count - drawn.length), dice));
  return drawn;
}
