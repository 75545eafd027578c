// Which code an SQL function works for: the files that call it, through other functions and through triggers on their tables.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';

interface ReadFile {
  readonly path: string;
  readonly text: string;
}

const FUNCTION = /create (?:or replace )?function (\w+)/g;
const isCode = (path: string) => /^apps\/api\/src\/domains\/.*\.ts$/.test(path) && !/\.test\.ts$/.test(path);

/** Paths of code; the file itself where nothing is found to call the function that the mutant stands in. */
export function callersOf(
  folder: string,
  paths: readonly string[],
  { path, start }: Pick<Mutant, 'path' | 'start'>,
): string[] {
  const read = (some: readonly string[]) =>
    some.map((one): ReadFile => ({ path: one, text: readFileSync(join(folder, one), 'utf8') }));
  const sql = read(paths.filter((one) => one.endsWith('.sql')));
  const own = sql.find((one) => one.path === path)?.text.slice(0, start) ?? '';
  const name = [...own.matchAll(FUNCTION)].at(-1)?.[1];
  if (name === undefined) return [path];
  const words = wordsFor(name, sql);
  const callers = read(paths.filter(isCode)).filter(({ text }) => words.some((word) => word.test(text)));
  return callers.length === 0 ? [path] : callers.map((one) => one.path);
}

/** The function, those that call it, and the tables whose triggers run one of them. */
function wordsFor(name: string, sql: readonly ReadFile[]): RegExp[] {
  const functions = new Set([name]);
  const tables = new Set<string>();
  for (const one of functions) {
    const called = new RegExp(String.raw`\b${one}\(`);
    for (const { text } of sql) {
      for (const [body, other = ''] of bodiesIn(text)) if (called.test(body)) functions.add(other);
      const triggers = new RegExp(String.raw`\bon (\w+)[^;]*execute function ${one}\(`, 'g');
      for (const [, table = ''] of text.matchAll(triggers)) tables.add(table);
    }
  }
  return [
    ...[...functions].map((one) => new RegExp(String.raw`\b${one}\(`)),
    ...[...tables].map(
      (one) => new RegExp(String.raw`\b(?:into|update|delete from) ${one}\b|(?:Table|Into|From)\('${one}'\)`),
    ),
  ];
}

/** Each function's text up to the next one, with its name; a recursive one names itself, which adds nothing. */
function bodiesIn(text: string): [body: string, name: string | undefined][] {
  const found = [...text.matchAll(FUNCTION)];
  return found.map((one, at) => {
    const after = one.index + one[0].length;
    return [text.slice(after, found[at + 1]?.index).replace(/create trigger[\s\S]*?;/g, ''), one[1]];
  });
}
