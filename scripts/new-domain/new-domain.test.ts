// A domain made in a copy of the checkout touches its own folders and the registries alone, brings tests that pass, and is
// accepted by the tidy rules, the import law, the dead-code check and the compiler. Biome accepts it in the command itself.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderOf, SIDES } from '../../architecture/order.ts';
import { readTree } from '../../architecture/tidy/tree.ts';
import { runQuietly } from '../lib/run-program.ts';
import { copyCheckout } from './checkout-copy.ts';
import { makeDomain } from './make-domain.ts';
import { registries } from './registries.ts';

const NOUN = 'lost-property';
const OWN = SIDES.map((side) => `${folderOf(side, NOUN)}/`);
const LOCKS = ['architecture/migrations.lock.json', 'packages/contract/contract.lock.json'];
const SHARED = ['architecture/order.json', ...LOCKS, ...Object.keys(registries)];

let copy: string;
let said: string;
let before: Map<string, string>;
let after: Map<string, string>;

const textsIn = (root: string) => new Map(readTree(root).map(({ path, text }) => [path, text]));
const isOwn = (path: string) => OWN.some((folder) => path.startsWith(folder));

/** Of the copy. Vitest's own variables would make a second one believe that it is a worker of the first. */
function inCopy(...args: string[]) {
  const kept = Object.entries(process.env).filter(([name]) => !/^(TEST|VITEST|NODE_ENV)/.test(name));
  return runQuietly(process.execPath, args, { cwd: copy, env: Object.fromEntries(kept) });
}

const makeAs = (...args: string[]) =>
  inCopy(
    '--input-type=module',
    '-e',
    `const { run } = await import('./scripts/commands/new-domain.ts'); await run(${JSON.stringify(args)});`,
  );

beforeAll(async () => {
  copy = await copyCheckout();
  before = textsIn(copy);
  const { code, output } = await makeAs(NOUN);
  expect(code, output).toBe(0);
  said = output;
  after = textsIn(copy);
}, 120_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

test('touches nothing outside of its folders but the order, the registries, its migration and the lock files', () => {
  const touched = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  const migration = touched.filter((path) => /^apps\/api\/migrations\/\d{4}_lost_property\.sql$/.test(path));
  expect(migration).toHaveLength(1);
  expect(touched.filter((path) => !isOwn(path)).toSorted()).toEqual([...SHARED, ...migration].toSorted());
  expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
  for (const folder of OWN) expect(touched.some((path) => path.startsWith(folder))).toBe(true);
  for (const path of touched) expect(said).toContain(path);
});

const REFUSED: Record<string, string> = {
  users: 'There is a domain users already.',
  [NOUN]: `There is a domain ${NOUN} already.`,
  Bad_Name: 'a noun in kebab-case',
  'tickets-': 'a noun in kebab-case',
  class: 'a reserved word',
  order: 'a reserved word',
  'top-ups': 'There is a table top_ups already.',
  wallet: 'The API has the address /wallet already.',
  people: 'people is something else in packages/contract/src/registry.ts already.',
};

test('refuses a name that is no noun or taken, and a row that is not there, and changes nothing', async () => {
  for (const [noun, sentence] of Object.entries(REFUSED))
    await expect(makeDomain({ root: copy, noun })).rejects.toThrow(sentence);
  await expect(makeDomain({ root: copy, noun: 'raffles', row: 99 })).rejects.toThrow('There is no row 99');
  for (const args of [
    ['raffles', 'prizes'],
    ['raffles', '--row', 'last'],
  ])
    expect(await makeAs(...args)).toMatchObject({ code: 1, output: expect.stringContaining('Say which') });
  expect(textsIn(copy)).toEqual(after);
});

interface Report {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

test('its tests pass, and the tidy rules accept it', async () => {
  const files = [...after.keys()].filter((path) => isOwn(path) && /\.test\.tsx?$/.test(path));
  const projects = ['contract', 'api', 'web', 'tools'].flatMap((name) => ['--project', name]);
  const report = join(copy, 'report.json');
  const { output } = await inCopy(
    join(copy, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects,
    '--reporter=json',
    `--outputFile=${report}`,
    ...files,
    'architecture/tidy.test.ts',
  );
  const { testResults } = JSON.parse(
    await readFile(report, 'utf8').catch(() => '{"testResults":[]}'),
  ) as Report;
  const ran = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: relative(copy, name) })),
  );
  const failed = ran.filter(({ status }) => status !== 'passed');
  expect(failed.map(({ file, fullName, failureMessages }) => [file, fullName, ...failureMessages])).toEqual(
    [],
  );
  for (const folder of OWN)
    expect(ran.filter(({ file }) => file.startsWith(folder)).length, output).toBeGreaterThanOrEqual(2);
  expect(ran.filter(({ file }) => file === 'architecture/tidy.test.ts').length).toBeGreaterThan(10);
}, 180_000);

test('the import law accepts it', async () => {
  const made = [...OWN, ...SHARED.filter((path) => path.endsWith('.ts'))].map((path) =>
    path.replace(/\/$/, ''),
  );
  const { code, output } = await inCopy(join(copy, 'architecture/cruise.ts'), copy, ...made);
  expect(code, output).toBe(0);
}, 120_000);

test('nothing of it is dead code', async () => {
  const { code, output } = await inCopy(join(copy, 'node_modules/knip/bin/knip.js'), '--no-progress');
  expect(code, output).toBe(0);
}, 180_000);

/** What was there before is checked elsewhere; here it only says of what type it is, which takes a fraction of the time. */
async function leaveUnchecked(): Promise<void> {
  for (const [path, text] of after)
    if (/\.tsx?$/.test(path) && !isOwn(path)) await writeFile(join(copy, path), `// @ts-nocheck\n${text}`);
}

/** These files and what they use as one program: nothing is written, so nothing has to be built in order. */
async function typesOf(part: string) {
  const files = [...after.keys()].filter(
    (path) => isOwn(path) && path.startsWith(`${part}/`) && /\.tsx?$/.test(path),
  );
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { noEmit: true, composite: false, emitDeclarationOnly: false, rootDir: '../..' },
    include: [],
    files: files.map((path) => relative(part, path)),
    references: [],
  };
  await writeFile(join(copy, part, 'tsconfig.whole.json'), JSON.stringify(config));
  // One checker: several would work the same types out again, each for itself.
  const tsc = join(copy, 'node_modules/typescript/bin/tsc');
  return inCopy(tsc, '-p', join(part, 'tsconfig.whole.json'), '--checkers', '1');
}

test('it is typed soundly, its tests too', async () => {
  await leaveUnchecked();
  for (const part of ['packages/contract', 'apps/api', 'apps/web']) {
    const { code, output } = await typesOf(part);
    expect(code, output).toBe(0);
  }
}, 180_000);
