// The tidy rules find what they are there to find.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Order } from '../order.ts';
import { contextMissing, domainsDisagree } from './domains.ts';
import { badNames, machineTraces, noOpeningLine, reExports, sharedMocks, tooLong } from './files.ts';
import { changedMigrations, lockNewMigrations } from './migrations.ts';
import { readTree } from './tree.ts';

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
