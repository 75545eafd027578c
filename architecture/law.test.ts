// Every rule of the import law refuses what it is there to refuse, and lets pass what is allowed.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Violation } from './cruise.ts';
import { lawFor } from './law.ts';
import type { Order } from './order.ts';

const order: Order = { rows: [['users'], ['auth', 'clubs'], ['market']], partial: {} };

/** The files that others point at, each with nothing wrong in it. */
const sound: Record<string, string> = {
  'packages/base/src/money.ts': 'export const money = 1;',
  'packages/contract/src/endpoint.ts': `import { money } from '@stagepass/base/money.ts'; export const endpoint = money;`,
  'packages/contract/src/users/shapes.ts': `import { z } from 'zod'; import { endpoint } from '../endpoint.ts'; export const user = [z, endpoint]; export type User = 1;`,
  'packages/contract/src/market/shapes.ts': `import { user } from '../users/shapes.ts'; export const listing = user;`,
  'packages/ui/src/button.tsx': `import { money } from '@stagepass/base/money.ts'; export const button = money;`,
  'packages/postgres/src/start.ts': 'export const start = 1;',
  'packages/testkit/src/kit.ts': `import { start } from '@stagepass/postgres/start.ts'; export const kit = start;`,
  'apps/api/src/platform/db.ts': 'export const db = 1;',
  'apps/api/src/domains/users/public/find-user.ts': `import { store } from '../users.store.ts'; export const findUser = store;`,
  'apps/api/src/domains/users/users.store.ts': `import { db } from '#platform/db.ts'; export const store = db;`,
  'apps/api/src/domains/users/domain.ts': 'export const users = 1;',
  'apps/api/src/domains/clubs/public/find-club.ts': 'export const findClub = 1;',
  'apps/api/src/domains/market/public/find-listing.ts': `import { findUser } from '#domains/users/public/find-user.ts'; export const findListing = findUser;`,
  'apps/api/src/domains/market/market.test.ts': `import { app } from '#app/testing/app.ts'; import { kit } from '@stagepass/testkit/kit.ts'; export const t = [app, kit];`,
  'apps/api/src/app/registries/domains.ts': `import { users } from '#domains/users/domain.ts'; export const domains = [users];`,
  'apps/api/src/app/testing/app.ts': `import { domains } from '../registries/domains.ts'; export const app = domains;`,
  'apps/api/src/app/main.ts': `import { findUser } from '#domains/users/public/find-user.ts'; export const main = findUser;`,
  'apps/web/src/domains/users/public/paths.ts': `import type { User } from '@stagepass/contract/users/shapes.ts'; export const path = (user: User) => user;`,
  'scripts/tool.ts': 'export const tool = 1;',
};

/** One file for each way to break a rule. */
const unsound: [rule: string, file: string, content: string][] = [
  ['no-cycle', 'packages/base/src/loop-a.ts', `import { b } from './loop-b.ts'; export const a = b;`],
  [
    'no-unresolved',
    'apps/api/src/app/lost.ts',
    `import { x } from '#domains/users/nowhere.ts'; export const y = x;`,
  ],
  ['no-re-export', 'packages/base/src/barrel.ts', `export { money } from './money.ts';`],
  ['no-re-export', 'packages/base/src/barrel-of-all.ts', `export * from './money.ts';`],
  [
    'apps-apart',
    'apps/web/src/platform/bad.ts',
    `import { db } from '../../../api/src/platform/db.ts'; export const x = db;`,
  ],
  [
    'packages-below-apps',
    'packages/testkit/src/bad.ts',
    `import type { db } from '../../../apps/api/src/platform/db.ts'; export type X = typeof db;`,
  ],
  [
    'tools-on-top',
    'apps/api/src/app/tooled.ts',
    `import { tool } from '../../../../scripts/tool.ts'; export const x = tool;`,
  ],
  [
    'base-on-nothing',
    'packages/base/src/bad.ts',
    `import type { User } from '@stagepass/contract/users/shapes.ts'; export type X = User;`,
  ],
  ['base-without-npm', 'packages/base/src/bad-npm.ts', `import { z } from 'zod'; export const x = z;`],
  [
    'contract-on-base',
    'packages/contract/src/users/bad.ts',
    `import { button } from '@stagepass/ui/button.tsx'; export const x = button;`,
  ],
  [
    'ui-knows-no-domain',
    'packages/ui/src/bad.tsx',
    `import type { User } from '@stagepass/contract/users/shapes.ts'; export type X = User;`,
  ],
  [
    'postgres-on-base',
    'packages/postgres/src/bad.ts',
    `import { endpoint } from '@stagepass/contract/endpoint.ts'; export const x = endpoint;`,
  ],
  [
    'testkit-in-tests',
    'apps/api/src/platform/bad-kit.ts',
    `import { kit } from '@stagepass/testkit/kit.ts'; export const x = kit;`,
  ],
  [
    'web-takes-types-of-contract',
    'apps/web/src/domains/users/bad.ts',
    `import { user } from '@stagepass/contract/users/shapes.ts'; export const x = user;`,
  ],
  [
    'web-takes-types-of-contract',
    'apps/web/src/domains/users/bad-lazy.ts',
    `export const x = () => import('@stagepass/contract/users/shapes.ts');`,
  ],
  ['web-without-zod', 'apps/web/src/platform/bad-zod.ts', `import { z } from 'zod'; export const x = z;`],
  [
    'web-without-server-parts',
    'apps/web/src/platform/bad-core.ts',
    `import { join } from 'node:path'; export const x = join;`,
  ],
  [
    'app-on-top',
    'apps/api/src/domains/users/bad-app.ts',
    `import { main } from '#app/main.ts'; export const x = main;`,
  ],
  [
    'app-on-top',
    'apps/api/src/platform/bad-app.ts',
    `import type { main } from '#app/main.ts'; export type X = typeof main;`,
  ],
  [
    'tests-by-the-testing-door',
    'apps/api/src/domains/users/bad.test.ts',
    `import { main } from '#app/main.ts'; export const x = main;`,
  ],
  [
    'platform-below-domains',
    'apps/api/src/platform/bad-domain.ts',
    `import { findUser } from '#domains/users/public/find-user.ts'; export const x = findUser;`,
  ],
  [
    'through-public',
    'apps/api/src/domains/market/bad-deep.ts',
    `import { store } from '#domains/users/users.store.ts'; export const x = store;`,
  ],
  [
    'through-public',
    'apps/api/src/domains/market/bad-deep-type.ts',
    `import type { store } from '../users/users.store.ts'; export type X = typeof store;`,
  ],
  [
    'registries-know-all',
    'apps/api/src/app/bad-deep.ts',
    `import { users } from '#domains/users/domain.ts'; export const x = users;`,
  ],
  [
    'row-of-users',
    'apps/api/src/domains/users/bad-up.ts',
    `import { findListing } from '#domains/market/public/find-listing.ts'; export const x = findListing;`,
  ],
  [
    'row-of-auth',
    'apps/api/src/domains/auth/bad-sideways.ts',
    `import { findClub } from '#domains/clubs/public/find-club.ts'; export const x = findClub;`,
  ],
  [
    'row-of-users',
    'apps/api/src/domains/users/bad-unknown.ts',
    `import { x } from '#domains/stray/public/x.ts'; export const y = x;`,
  ],
  [
    'contract-row-of-users',
    'packages/contract/src/users/bad-up.ts',
    `import type { listing } from '../market/shapes.ts'; export type X = typeof listing;`,
  ],
];

let tree: string;
let violations: Violation[];

async function put(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(tree, file)), { recursive: true });
  await writeFile(join(tree, file), content);
}

async function layTree(): Promise<void> {
  tree = await mkdtemp(join(tmpdir(), 'stagepass-law-'));
  const imports = {
    '#app/*': './src/app/*',
    '#platform/*': './src/platform/*',
    '#domains/*': './src/domains/*',
  };
  for (const app of ['api', 'web'])
    await put(`apps/${app}/package.json`, JSON.stringify({ name: app, type: 'module', imports }));
  await mkdir(join(tree, 'node_modules', '@stagepass'), { recursive: true });
  for (const name of ['base', 'contract', 'ui', 'postgres', 'testkit']) {
    await put(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@stagepass/${name}`, exports: { './*': './src/*' } }),
    );
    await symlink(join(tree, 'packages', name), join(tree, 'node_modules', '@stagepass', name));
  }
  await put('node_modules/zod/package.json', JSON.stringify({ name: 'zod', main: 'zod.js' }));
  await put('node_modules/zod/zod.js', 'export const z = 1;');
  await put('package.json', JSON.stringify({ name: 'tree', dependencies: { zod: '1' } }));
  await put('architecture/order.json', JSON.stringify(order));
  await put('apps/api/src/domains/stray/public/x.ts', 'export const x = 1;');
  await put('packages/base/src/loop-b.ts', `import { a } from './loop-a.ts'; export const b = a;`);
  for (const [file, content] of Object.entries(sound)) await put(file, content);
  for (const [, file, content] of unsound) await put(file, content);
}

beforeAll(async () => {
  await layTree();
  const program = join(import.meta.dirname, 'cruise.ts');
  violations = await new Promise((resolve, reject) => {
    execFile(process.execPath, [program, tree, '--json'], (_error, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr));
      else resolve(JSON.parse(stdout) as Violation[]);
    });
  });
}, 60_000);

afterAll(() => rm(tree, { recursive: true, force: true }));

describe('the law refuses', () => {
  test.each(unsound)('%s: %s', (rule, file) => {
    expect(violations.filter((one) => one.from === file).map((one) => one.rule)).toContain(rule);
  });
});

test('every rule has a case that breaks it', () => {
  const broken = new Set(unsound.map(([rule]) => rule));
  const names = lawFor(order).map((rule) => rule.name);
  // Rows are made by one function: a row of each kind is enough.
  const single = names.filter((name) => !/^(contract-)?row-of-/.test(name ?? ''));
  expect(single.filter((name) => !broken.has(name ?? ''))).toEqual([]);
});

test('what is allowed passes', () => {
  expect(violations.filter((one) => one.from in sound)).toEqual([]);
});
