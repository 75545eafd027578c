// What a change touches: over imports, over HTTP, in journeys; and that every journey says what it covers.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { domainsOf, readOrder } from '../../architecture/order.ts';
import { root as checkout, inRoot } from '../lib/paths.ts';
import { coverOf, touchedBy } from './touched-tests.ts';

const files = {
  'apps/api/src/app/registries/domains.ts': `import '#domains/gacha/routes.ts';\nimport '#domains/posts/routes.ts';`,
  'apps/api/src/app/testing/test-app.ts': `import '../registries/domains.ts';`,
  'apps/api/src/app/permissions.test.ts': `import './testing/test-app.ts';`,
  'apps/api/src/domains/gacha/routes.ts': `import './odds.rules.ts';`,
  'apps/api/src/domains/gacha/odds.rules.ts': `import { share } from '@stagepass/base/share.ts';`,
  'apps/api/src/domains/gacha/seeds.store.ts': '',
  'apps/api/src/domains/gacha/draw.sql': 'select 1',
  'apps/api/src/domains/gacha/drawing.test.ts': `import '#app/testing/test-app.ts';`,
  'apps/api/src/domains/posts/routes.ts': '',
  'apps/api/src/domains/posts/posts.test.ts': `import '#app/testing/test-app.ts';`,
  'apps/api/migrations/0001_all.sql': '',
  'apps/web/src/domains/posts/screen.test.tsx': `import { vi } from 'vitest';\nvi.mock('./screen.tsx');`,
  'apps/web/src/domains/posts/screen.tsx': `const worker = new URL('./worker.ts', import.meta.url);`,
  'apps/web/src/domains/posts/worker.ts': '',
  'packages/base/src/share.ts': '',
  'packages/ui/src/button.tsx': '',
  'e2e/lib/phone.ts': '',
  'e2e/gacha.e2e.ts': `// Packs.\n// Covers: gacha, items.\nimport './lib/phone.ts';`,
  'e2e/shell.e2e.ts': `// The shell.\n// Covers: app.\n`,
  'vitest.config.ts': '',
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'stagepass-touched-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

const by = (...changed: string[]) => touchedBy(root, Object.keys(files), changed);
const house = 'apps/api/src/app/permissions.test.ts';
const drawing = 'apps/api/src/domains/gacha/drawing.test.ts';
const posts = 'apps/api/src/domains/posts/posts.test.ts';
const screen = 'apps/web/src/domains/posts/screen.test.tsx';

test('a rule of a domain touches its tests over HTTP and those of the house, of no other domain', () => {
  const touched = by('apps/api/src/domains/gacha/odds.rules.ts');
  expect(touched.tests).toEqual([house, drawing]);
  expect(touched.journeys).toEqual(['e2e/gacha.e2e.ts']);
});

test('what others stand on touches whatever imports it, from another package too', () => {
  expect(by('packages/base/src/share.ts').tests).toEqual([house, drawing]);
  expect(by('packages/base/src/share.ts').journeys).toEqual(['e2e/shell.e2e.ts']);
  expect(by('apps/api/src/app/registries/domains.ts').tests).toEqual([house, drawing, posts]);
});

test('addresses and mocks are imports too; a test is touched by itself', () => {
  expect(by('apps/web/src/domains/posts/worker.ts').tests).toEqual([screen]);
  expect(by(screen)).toMatchObject({ tests: [screen], journeys: [] });
});

test('SQL touches the domain whose stores run it, a migration every test on the database', () => {
  expect(by('apps/api/src/domains/gacha/draw.sql').tests).toEqual([drawing]);
  expect(by('apps/api/migrations/0001_all.sql').tests).toEqual([house, drawing, posts]);
});

test('journeys are touched by what they are made of, parts by their folders, everything by the set-up', () => {
  expect(by('e2e/lib/phone.ts').journeys).toEqual(['e2e/gacha.e2e.ts']);
  expect(by('packages/ui/src/button.tsx')).toMatchObject({ parts: ['gallery'], everything: false });
  expect(by('vitest.config.ts').everything).toBe(true);
  expect(by('README.md', 'gone.ts')).toEqual({ everything: false, tests: [], journeys: [], parts: [] });
});

test('every journey says which domains it covers', async () => {
  const journeys = (await readdir(inRoot('e2e'))).filter((name) => name.endsWith('.e2e.ts'));
  const covers = await Promise.all(
    journeys.map(async (name) => [name, coverOf(await readFile(inRoot('e2e', name), 'utf8'))] as const),
  );
  const known = [...domainsOf(readOrder(checkout)), 'app'];
  expect(
    covers.filter(([, words]) => words.length === 0 || words.some((word) => !known.includes(word))),
  ).toEqual([]);
});
