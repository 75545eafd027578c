// The tidy rules find what they are there to find.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Order } from '../order.ts';
import { contextMissing, domainsDisagree } from './domains.ts';
import { badNames, machineTraces, noOpeningLine, reExports, sharedMocks, tooLong } from './files.ts';
import { longFunctions } from './functions.ts';
import { changedMigrations, lockingConstraints, lockNewMigrations } from './migrations.ts';
import { foreignKeys, laterEvents, madeByHand } from './one-way.ts';
import { readTree } from './tree.ts';
import { waitingComponents } from './waiting.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stagepass-tidy-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const paths = (findings: { path: string }[]) => findings.map((one) => one.path).sort();

const long = `// Owns much.\n${'x;\n'.repeat(400)}`;

test('length: code over the bound, and exceptions that could shrink', async () => {
  await put('a/long.ts', long);
  await put('a/long.test.ts', long);
  await put('a/data.generated.ts', long);
  const files = readTree(root);
  expect(tooLong(files, { longFiles: {} }).map((one) => one.path)).toEqual(['a/long.ts']);
  expect(tooLong(files, { longFiles: { 'a/long.ts': 401 } })).toEqual([]);
  expect(tooLong(files, { longFiles: { 'a/long.ts': 500 } })).toHaveLength(1);
  expect(tooLong(files, { longFiles: { 'a/long.ts': 401, 'a/gone.ts': 310 } })).toHaveLength(1);
});

test('functions over the bound are found by name, and exceptions that are needed no more', async () => {
  const body = (lines: number) => `{\n${'  x();\n'.repeat(lines - 2)}}`;
  await put('a/short.ts', `// Owns little.\nfunction short() ${body(70)}\nfunction other() ${body(70)}\n`);
  await put(
    'a/long.tsx',
    `// Owns much.\nexport function Screen() ${body(71)}\nconst act = async (): Promise<void> => ${body(80)};\n`,
  );
  await put('a/long.test.ts', `test('all', () => ${body(200)});\n`);
  const files = readTree(root);
  const problems = (excused: Record<string, number>) =>
    longFunctions(files, excused).map((one) => one.problem);
  expect(problems({})).toEqual(['Screen has 71 lines; 70 is the bound', 'act has 80 lines; 70 is the bound']);
  expect(problems({ 'a/long.tsx Screen': 71, 'a/long.tsx act': 80 })).toEqual([]);
  expect(problems({ 'a/long.tsx Screen': 71, 'a/long.tsx act': 79 })).toEqual([
    'act has 80 lines; 79 is the bound',
  ]);
  const both = { 'a/long.tsx Screen': 71, 'a/long.tsx act': 80 };
  const needless = { ...both, 'a/short.ts short': 75, 'a/gone.ts f': 80 };
  expect(problems(needless)).toEqual([
    expect.stringContaining('short needs no exception'),
    expect.stringContaining('f needs no exception'),
  ]);
});

test('the folder of a running instance is not read, one of that name in a domain is', async () => {
  await put('data/outbox/mail.ts', 'x');
  await put('apps/web/src/domains/posts/data/use-feed.ts', 'x');
  expect(paths(noOpeningLine(readTree(root)))).toEqual(['apps/web/src/domains/posts/data/use-feed.ts']);
});

test('names, opening lines, re-exports and traces', async () => {
  await put('a/utils.ts', '// Owns things.\n');
  await put('a/index.ts', '// Owns things.\n');
  await put('a/index.html', '<p>');
  await put('a/silent.ts', 'export const a = 1;\n');
  await put('a/silent.test.ts', 'export const a = 1;\n');
  await put('a/barrel.ts', `// Owns nothing.\nexport * from './silent.ts';\n`);
  await put('a/barrel-of-one.ts', `// Owns nothing.\nexport { a } from './silent.ts';\n`);
  await put('a/machine.md', `See \`${'/home'}/somebody/notes\`.\n`);
  const files = readTree(root);
  expect(paths(badNames(files))).toEqual(['a/index.ts', 'a/utils.ts']);
  expect(paths(noOpeningLine(files))).toEqual(['a/silent.ts']);
  expect(paths(reExports(files))).toEqual(['a/barrel-of-one.ts', 'a/barrel.ts']);
  expect(paths(machineTraces(files))).toEqual(['a/machine.md']);
});

test('a test that replaces a module or fills a slot says in its name that it runs alone', async () => {
  await put('apps/api/src/b.test.ts', `import { owners } from './owners.ts';\nowners.fill(standIns);\n`);
  await put('apps/api/src/b.alone.test.ts', `owners.fill(standIns);\n`);
  const text = "vi.mock('./socket.ts');\n";
  await put('apps/web/src/a.test.ts', text);
  await put('apps/web/src/b.alone.test.ts', text);
  await put('apps/web/src/c.test.ts', '// no vi.mock( here\n');
  expect(paths(sharedMocks(readTree(root)))).toEqual(['apps/api/src/b.test.ts', 'apps/web/src/a.test.ts']);
});

test('a list is paged, and a change shown ahead, in one place', async () => {
  await put('apps/web/src/platform/query/use-pages.ts', 'useInfiniteQuery({});');
  await put('apps/web/src/domains/posts/data/feeds.ts', 'useInfiniteQuery({});');
  await put('apps/web/src/domains/posts/data/pin.ts', 'useMutation({ onMutate: show });');
  await put('apps/web/src/domains/posts/data/pin.test.ts', 'useMutation({ onMutate: show });');
  await put('apps/web/src/domains/posts/parts/menu.tsx', 'const Menu = lazy(load);');
  await put('apps/api/src/domains/posts/reads/list.ts', 'list({ before, limit: limit + 1 });');
  await put('apps/api/src/domains/posts/reads/kept.ts', 'next_cursor: rows.length > 20 ? key : null,');
  await put('apps/web/src/domains/posts/parts/raw.tsx', '<img src={post.picture?.small_url} />');
  await put('apps/web/src/domains/posts/parts/shown.tsx', '<img src={pictureAddress(post.small_url)} />');
  expect(paths(madeByHand(readTree(root)))).toEqual([
    'apps/api/src/domains/posts/reads/kept.ts',
    'apps/api/src/domains/posts/reads/list.ts',
    'apps/web/src/domains/posts/data/feeds.ts',
    'apps/web/src/domains/posts/data/pin.ts',
    'apps/web/src/domains/posts/parts/menu.tsx',
    'apps/web/src/domains/posts/parts/raw.tsx',
  ]);
});

test('a query key begins with the noun of its folder', async () => {
  const folder = 'apps/web/src/domains/posts/data';
  await put(
    `${folder}/own.ts`,
    "queryKey: ['posts', id]; key: ['posts']; invalidation('posts'); ['a', 'posts'];",
  );
  await put(`${folder}/clubs.ts`, "client.invalidateQueries({ queryKey: ['clubs'] });");
  await put(`${folder}/each.ts`, "for (const key of [['users', 'me']]) drop(key);");
  await put(`${folder}/renew.ts`, "invalidation('market', 'week');");
  await put(`${folder}/loose.ts`, "key: ['first-posts', visit]");
  expect(paths(foreignKeys(readTree(root), ['posts', 'clubs', 'users', 'market']))).toEqual(
    ['clubs', 'each', 'loose', 'renew'].map((name) => `${folder}/${name}.ts`),
  );
});

test('a domain on the phone listens to events of its own row or an earlier one', async () => {
  const order: Order = { rows: [['users'], ['items'], ['market']], partial: {} };
  const events = (event: string) =>
    `export interface Events {\n  ${event}: {\n    item_id: string;\n  };\n}\n`;
  await put('packages/contract/src/items/realtime.ts', events('itemReceived'));
  await put('packages/contract/src/market/realtime.ts', events('itemSold'));
  const folder = 'apps/web/src/domains';
  await put(
    `${folder}/items/data/live.ts`,
    "useRealtime('itemReceived', look); useRealtime('itemSold', look);",
  );
  await put(`${folder}/items/realtime.ts`, "reactsTo(\n  ['itemReceived', 'itemSold'],\n  load);");
  await put(`${folder}/users/realtime.ts`, "reactsTo(['itemReceived'], load);");
  await put(`${folder}/market/realtime.ts`, "reactsTo(['itemSold', 'itemReceived'], load);");
  expect(laterEvents(readTree(root), order).map((one) => `${one.path} ${one.problem}`)).toEqual([
    `${folder}/items/data/live.ts listens to itemSold, which belongs to market: react there`,
    `${folder}/items/realtime.ts listens to itemSold, which belongs to market: react there`,
    `${folder}/users/realtime.ts listens to itemReceived, which belongs to items: react there`,
  ]);
});

async function layDomain(name: string): Promise<void> {
  await put(`packages/contract/src/${name}/endpoints.ts`, '');
  await put(`apps/api/src/domains/${name}/domain.ts`, '');
  await put(`apps/web/src/domains/${name}/routes.tsx`, '');
}

async function register(...names: string[]): Promise<void> {
  await put(
    'packages/contract/src/registry.ts',
    names.map((name) => `import * as ${name} from './${name}/endpoints.ts';`).join('\n'),
  );
  await put(
    'apps/api/src/app/registries/domains.ts',
    names.map((name) => `import { ${name} } from '#domains/${name}/domain.ts';`).join('\n'),
  );
  await put(
    'apps/web/src/app/registries/routes.ts',
    names.map((name) => `import { routes as ${name} } from '#domains/${name}/routes.tsx';`).join('\n'),
  );
}

test('domains: a missing folder, a stray folder, a missing registration, an excuse', async () => {
  const order: Order = { rows: [['users'], ['auth']], partial: {} };
  await layDomain('users');
  await layDomain('auth');
  await register('users', 'auth');
  expect(domainsDisagree(root, order)).toEqual([]);

  await register('users');
  expect(domainsDisagree(root, order).map((one) => one.problem)).toEqual(
    Array(3).fill('does not register auth'),
  );
  await register('users', 'auth');
  await put('apps/api/src/domains/stray/domain.ts', '');
  expect(domainsDisagree(root, order).map((one) => one.path)).toEqual(['apps/api/src/domains/stray']);
  await rm(join(root, 'apps/api/src/domains/stray'), { recursive: true });
  await rm(join(root, 'apps/web/src/domains/auth'), { recursive: true });
  expect(domainsDisagree(root, order)).toHaveLength(1);
  const excused: Order = {
    ...order,
    partial: { auth: { without: ['web'], reason: 'no screen of its own' } },
  };
  expect(domainsDisagree(root, excused)).toEqual([]);
  await layDomain('auth');
  expect(domainsDisagree(root, excused)).toHaveLength(1);
});

test('CONTEXT.md is asked of every domain on the server', async () => {
  const order: Order = { rows: [['users'], ['auth']], partial: {} };
  await layDomain('users');
  await layDomain('auth');
  await put('apps/api/src/domains/users/CONTEXT.md', 'Words.');
  expect(contextMissing(root, order).map((one) => one.path)).toEqual([
    'apps/api/src/domains/auth/CONTEXT.md',
  ]);
});

test('components: one that no screen shows waits for a screen by name, one that is shown does not', async () => {
  const ui = 'packages/ui/src';
  await put(`${ui}/card/card.tsx`, `import { Edge } from './edge.tsx';\n`);
  await put(`${ui}/card/edge.tsx`, '');
  await put(`${ui}/card/card.gallery.tsx`, `import { Bubble } from '../bubble/bubble.tsx';\n`);
  await put(`${ui}/bubble/bubble.tsx`, '');
  await put('apps/web/src/screen.tsx', `import { Card } from '@stagepass/ui/card/card.tsx';\n`);
  await put('apps/web/src/screen.test.tsx', `import { Bubble } from '@stagepass/ui/bubble/bubble.tsx';\n`);
  const files = readTree(root);
  const problems = (waiting: Record<string, string>) =>
    waitingComponents(files, waiting, ['/chat']).map((one) => one.problem);
  expect(problems({ 'bubble/bubble.tsx': '/chat' })).toEqual([]);
  expect(problems({})).toEqual([expect.stringContaining('is used by no screen')]);
  expect(problems({ 'bubble/bubble.tsx': '/home' })).toEqual([expect.stringContaining('waits for /home')]);
  expect(
    problems({ 'bubble/bubble.tsx': '/chat', 'card/edge.tsx': '/chat', 'gone/gone.tsx': '/chat' }),
  ).toEqual([
    expect.stringContaining('is used: take it off'),
    expect.stringContaining('names gone/gone.tsx'),
  ]);
});

test('migrations: new ones are locked once, changed, removed and misnumbered ones are found', async () => {
  await put('architecture/migrations.lock.json', '{}');
  await put('apps/api/migrations/0001_a.sql', 'select 1;');
  expect(changedMigrations(root)).toHaveLength(1);
  expect(lockNewMigrations(root)).toEqual(['0001_a.sql']);
  expect(changedMigrations(root)).toEqual([]);
  await put('apps/api/migrations/0001_a.sql', 'select 2;');
  expect(lockNewMigrations(root)).toEqual([]);
  expect(changedMigrations(root)).toHaveLength(1);
  await put('apps/api/migrations/0001_a.sql', 'select 1;');
  await put('apps/api/migrations/0003_c.sql', 'select 3;');
  lockNewMigrations(root);
  expect(changedMigrations(root).map((one) => one.problem)).toEqual([
    'leaves a gap in the numbers or repeats one',
  ]);
  await rm(join(root, 'apps/api/migrations/0003_c.sql'));
  expect(changedMigrations(root)).toHaveLength(1);
});

test('migrations: a constraint on a table that is there is added without being validated, and validated in another file', async () => {
  const check = 'alter table items add constraint items_n check (n > 0)';
  const refused = {
    check: `${check};`,
    'column-check': 'alter table items add column n integer not null default 0 check (n >= 0);',
    'foreign-key': 'alter table only items\n  add foreign key (club_id) references clubs (id);',
    'one-of-two': `${check} not valid, add constraint items_m check (m > 0);`,
    'same-file': `${check} not valid; alter table items validate constraint items_n;`,
    commented: `${check}; -- not valid`,
  };
  const accepted = {
    'not-valid': `${check} not valid;`,
    validated: 'alter table items validate constraint items_n;',
    'own-table': `create table items (n integer); ${check};`,
    'other-change': 'alter table items add column n integer; create index items_by_n on items (n);',
    'only-said': `-- ${check}\nselect 1;`,
  };
  let number = 51;
  await put('apps/api/migrations/0051_before_the_rule.sql', `${check};`);
  for (const [name, sql] of Object.entries({ ...refused, ...accepted })) {
    number += 1;
    await put(`apps/api/migrations/00${number}_${name}.sql`, sql);
  }
  const found = paths(lockingConstraints(root)).map((path) => path.replace(/^.*\/\d+_|\.sql$/g, ''));
  expect(found).toEqual(Object.keys(refused));
});
