// Owns the small changes of SQL, in the strings of stores and in the functions of migrations: clauses, locks, bounds, order.
import { type Mutant, placeOf } from './mutant.ts';

interface Operator {
  readonly kind: string;
  readonly find: RegExp;
  readonly to: (found: string, ...groups: string[]) => string;
}

/** What ends a condition that holds no bracket of its own. */
const END = String.raw`(?=\s+(?:and|or|order|limit|group|returning|union|for|then|else|end|from|on|left|join|having)\b|\s*[);\x60]|\s*$)`;
/** Words in quotes belong to it: cut before them, the statement would fail to parse, which every test notices. */
const CONDITION = String.raw`(?:'[^'\x60]*'|(?!\band\b|\bor\b)[^();\x60'])+?`;

const OPERATORS: readonly Operator[] = [
  { kind: 'dropped lock', find: /\s+for (?:no key )?update(?: of \w+)?(?! skip)/g, to: () => '' },
  // Kept beside `or true`, so that its parameters are still there: a statement that fails to parse shows nothing.
  {
    kind: 'dropped condition',
    find: new RegExp(String.raw`(?<=\band )${CONDITION}${END}`, 'g'),
    to: (found) => `(${found} or true)`,
  },
  {
    kind: 'dropped condition',
    find: new RegExp(String.raw`(?<=\bwhere )${CONDITION}${END}`, 'g'),
    to: (found) => `(${found} or true)`,
  },
  { kind: 'boundary', find: /(?<=[\w)\]] )(<=|>=)(?= [\w$(])/g, to: (found) => found[0] ?? '' },
  { kind: 'boundary', find: /(?<=[\w)\]] )[<>](?= [\w$(])/g, to: (found) => `${found}=` },
  { kind: 'negated condition', find: /\bis null\b/g, to: () => 'is not null' },
  { kind: 'negated condition', find: /\bis not null\b/g, to: () => 'is null' },
  { kind: 'order', find: /(?<=order by [^)\x60']*?) desc\b/g, to: () => '' },
  { kind: 'bound', find: /\bgreatest(?=\()/g, to: () => 'least' },
  { kind: 'bound', find: /\bleast(?=\()/g, to: () => 'greatest' },
];

function mutantsIn(path: string, text: string, from: number, to: number): Mutant[] {
  const part = text.slice(from, to);
  return OPERATORS.flatMap(({ kind, find, to: change }) =>
    [...part.matchAll(find)].map((match) => {
      const start = from + match.index;
      const [found] = match;
      const end = start + found.length;
      return {
        path,
        kind: `SQL ${kind}`,
        ...placeOf(text, start),
        start,
        end,
        from: found,
        to: change(found),
      };
    }),
  );
}

const STATEMENT = /([`'])((?:\s*)(?:select|insert|update|delete|with)\b(?:(?!\1)[\s\S])*)\1/g;

/** The strings of a store that are SQL. */
export function storeMutants(path: string, text: string): Mutant[] {
  return [...text.matchAll(STATEMENT)].flatMap(({ index, 0: whole }) =>
    mutantsIn(path, text, index + 1, index + whole.length - 1),
  );
}

const FUNCTION = /create (?:or replace )?function (\w+)\s*\([\s\S]*?\bas (\$\w*\$)([\s\S]*?)\2/g;

const DROPPED = /drop function (?:if exists )?(\w+)/g;

/** Functions by the last file that defines them: an older text of a function is run by nobody, nor one that was dropped. */
export function functionMutants(files: readonly { path: string; text: string }[]): Mutant[] {
  const last = new Map<string, { path: string; text: string; from: number; to: number }>();
  for (const { path, text } of files) {
    for (const [, name = ''] of text.matchAll(DROPPED)) last.delete(name);
    for (const { 0: whole, 1: name = '', 2: quote = '', 3: body = '', index } of text.matchAll(FUNCTION)) {
      const to = index + whole.length - quote.length;
      last.set(name, { path, text, from: to - body.length, to });
    }
  }
  return [...last.values()].flatMap(({ path, text, from, to }) => mutantsIn(path, text, from, to));
}
