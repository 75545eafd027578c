// Mutants are what they are meant to be: small, of code that runs, the same for the same seed, and counted honestly.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { codeMutants } from './code-operators.ts';
import { callersOf } from './function-callers.ts';
import { mutate, nameOf } from './mutant.ts';
import { sumOf, tallyMutants } from './run-mutants.ts';
import { sampleMutants } from './sample.ts';
import { functionMutants, storeMutants } from './sql-operators.ts';
import { failureIn, type Outcome, type Verdict } from './try-mutant.ts';

const changed = (text: string, mutants: readonly { start: number; end: number; to: string }[]) =>
  mutants.map((mutant) => mutate(text, mutant));

test('code: bounds, conditions, sums, constants and guards', () => {
  const text = `if (a < b && !c) fail(tooLow);\nawait lockRow(tx);\nconst left = Math.max(0, x - 5);\n`;
  expect(changed(text, codeMutants('a.rules.ts', text)).map((one) => one.trim())).toEqual(
    expect.arrayContaining([
      text.replace('<', '<=').trim(),
      text.replace('&&', '||').trim(),
      text.replace('a < b && !c', '!(a < b && !c)').trim(),
      text.replace('if (a < b && !c) fail(tooLow);', '').trim(),
      text.replace('await lockRow(tx);', '').trim(),
      text.replace('Math.max', 'Math.min').trim(),
      text.replace('x - 5', 'x + 5').trim(),
      text.replace('5', '6').trim(),
    ]),
  );
  expect(codeMutants('a.ts', `const word = 'a' + b;\n`)).toEqual([]);
});

test('SQL of a store: clauses, locks, bounds, order; nothing outside of its strings', () => {
  const sql = `select id from posts where club_id = $1 and hidden_at is null and at < $2 order by at desc for update`;
  const text = `const and = 1 < 2;\nconst all = prepared(\`${sql}\`);\n`;
  const found = changed(text, storeMutants('a.store.ts', text));
  for (const [from, to] of [
    ['club_id = $1', '(club_id = $1 or true)'],
    ['hidden_at is null', '(hidden_at is null or true)'],
    ['is null', 'is not null'],
    ['at < $2', '(at < $2 or true)'],
    ['at < $2', 'at <= $2'],
    [' desc', ''],
    [' for update', ''],
  ] as const)
    expect(found).toContain(text.replace(`\`${sql}\``, `\`${sql.replace(from, to)}\``));
  expect(found).toHaveLength(7);
});

test('SQL of a store: a condition is dropped with the word that it compares with', () => {
  const text = "q(`select 1 from posts where state = 'active' and kind = 'a or b' order by id`);\n";
  const dropped = storeMutants('a.store.ts', text).filter(({ kind }) => kind === 'SQL dropped condition');
  expect(dropped.map(({ to }) => to).sort()).toEqual([
    "(kind = 'a or b' or true)",
    "(state = 'active' or true)",
  ]);
});

test('SQL functions: the last definition alone, its body alone', () => {
  const older = {
    path: '0001_a.sql',
    text: 'create function f(a int) returns int as $$ select 1 where a < 2 $$;',
  };
  const newer = { path: '0002_b.sql', text: older.text.replace('create', 'create or replace') };
  const mutants = functionMutants([older, newer]);
  expect(new Set(mutants.map(({ path }) => path))).toEqual(new Set(['0002_b.sql']));
  expect(mutants.map(({ to }) => to)).toEqual(['(a < 2 or true)', '<=']);
  expect(functionMutants([older, { path: '0002_b.sql', text: 'drop function f(int);' }])).toEqual([]);
});

const files = [
  {
    path: 'apps/api/src/domains/ledger/limits.rules.ts',
    text: 'export const f = (a: number) =>\n  a < 1 &&\n  a > 2;\n',
  },
  { path: 'apps/api/src/domains/ledger/demo.rules.ts', text: 'export const g = (a: number) => a < 1;\n' },
  { path: 'apps/api/src/domains/pages/pages.rules.ts', text: 'export const g = (a: number) => a < 1;\n' },
  {
    path: 'apps/api/src/domains/posts/posts.store.ts',
    text: 'const a = 1 < 2;\nq(`select 1 where a <= $1`);\n',
  },
];

test('a seed names a sample; no two in a line, none of the demo world, none that is known to change nothing', () => {
  const wanted = { seed: 7, count: 4, equivalent: new Set<string>() };
  const drawn = sampleMutants(files, wanted);
  expect(sampleMutants(files, wanted)).toEqual(drawn);
  expect(drawn).toHaveLength(3);
  expect(new Set(drawn.map(({ path, line }) => `${path}:${line}`)).size).toBe(3);
  expect(drawn.some(({ path }) => /demo|pages/.test(path))).toBe(false);
  const equivalent = new Set(drawn.map(nameOf));
  expect(sampleMutants(files, { ...wanted, equivalent }).map(nameOf)).not.toContain([...equivalent][0]);
  expect(sampleMutants(files, { ...wanted, at: 'posts/' }).every(({ path }) => path.includes('posts/'))).toBe(
    true,
  );
});

function verdictOf(outcome: Outcome): Verdict {
  const [mutant] = sampleMutants(files, { seed: 1, count: 1, equivalent: new Set() });
  if (mutant === undefined) throw new Error('no mutant');
  return { mutant, outcome, by: undefined, seconds: 1 };
}

test('85 of 100 are enough, one less is not, and survivors are named', () => {
  const of = (caught: number, survived: number) =>
    tallyMutants([
      ...Array.from({ length: caught }, () => verdictOf('caught')),
      ...Array.from({ length: survived }, () => verdictOf('survived')),
    ]);
  expect(of(17, 3)).toEqual({ passed: 17, failed: 0, failures: [] });
  expect(of(84, 16)).toMatchObject({
    failed: 16,
    failures: expect.arrayContaining([expect.stringContaining('survived: ')]),
  });
  expect(of(0, 0).failed).toBe(1);
});

test('what ran too long is not caught, is named, and a tenth of it is all that a run may have', () => {
  const nine = Array.from({ length: 9 }, () => verdictOf('caught'));
  expect(tallyMutants([...nine, verdictOf('ran too long')])).toMatchObject({ passed: 9, failed: 0 });
  const slow = [verdictOf('ran too long'), verdictOf('unclear')];
  expect(tallyMutants([...nine, ...slow])).toMatchObject({
    passed: 9,
    failed: 1,
    failures: ['2 of 11 could not be judged', expect.stringMatching(/^ran too long: /), expect.anything()],
  });
  expect(sumOf([...nine, ...slow, verdictOf('survived')])).toBe(
    '9 of 10 caught (90 %), 1 survived, 1 ran too long, 1 unclear',
  );
});

test('a test that hung is told from one that failed', () => {
  expect(failureIn(' FAIL  api apps/api/src/a.test.ts > holds\nAssertionError: 1')).toEqual({
    outcome: 'caught',
    by: 'api apps/api/src/a.test.ts > holds',
  });
  const hung = ' FAIL  api apps/api/src/a.test.ts > waits\nError: Test timed out in 120000ms.';
  expect(failureIn(hung).outcome).toBe('hung');
});

test('an SQL function touches the code that calls it, also through other functions and triggers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stagepass-test-callers-'));
  const checkout = {
    'apps/api/migrations/0001_a.sql': [
      'create function inner_sum(a int) returns int as $$ select a where a < 2 $$;',
      'create function outer_sum(a int) returns int as $$ select inner_sum(a) $$;',
      'create function on_change() returns trigger as $$ begin return new; end $$;',
      'create trigger t after update on posts for each row execute function on_change();',
    ].join('\n'),
    'apps/api/src/domains/ledger/sums.store.ts': "q('select outer_sum($1)')",
    'apps/api/src/domains/posts/posts.store.ts': "q('update posts set text = $1')",
    'apps/api/src/domains/items/items.store.ts': "q('select 1')",
  };
  for (const [path, text] of Object.entries(checkout)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const [path = '', text = ''] = Object.entries(checkout)[0] ?? [];
  const called = (within: string) =>
    callersOf(folder, Object.keys(checkout), { path, start: text.indexOf(within) });
  expect(called('a < 2')).toEqual(['apps/api/src/domains/ledger/sums.store.ts']);
  expect(called('return new')).toEqual(['apps/api/src/domains/posts/posts.store.ts']);
  rmSync(folder, { recursive: true });
});
