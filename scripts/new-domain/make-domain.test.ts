// A new domain, made in a copy of the checkout, is one that the tidy rules and the compiler accept.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrder, SIDES, type Side } from '../../architecture/order.ts';
import { contextMissing, domainsDisagree } from '../../architecture/tidy/domains.ts';
import { noOpeningLine } from '../../architecture/tidy/files.ts';
import { readTree } from '../../architecture/tidy/tree.ts';
import { inRoot } from '../lib/paths.ts';
import { runQuietly } from '../lib/run-program.ts';
import { makeDomain } from './make-domain.ts';
import { registryPath } from './registries.ts';

let copy: string;

/** What a new domain stands on, and the registries that it is written into. The other domains are not needed to judge it. */
const COPIED = [
  'apps/api/src/platform',
  'apps/api/package.json',
  'apps/api/tsconfig.json',
  'apps/web/src/platform',
  'apps/web/package.json',
  'apps/web/tsconfig.json',
  'packages/base',
  'packages/contract',
  'packages/ui',
  'architecture/order.json',
  'tsconfig.base.json',
  'package.json',
  'biome.json',
  ...SIDES.map(registryPath),
];

/** The checkout's packages from npm, with our own ones taken from the copy. */
async function lendPackages(): Promise<void> {
  await mkdir(join(copy, 'node_modules', '@stagepass'), { recursive: true });
  for (const name of await readdir(inRoot('node_modules'))) {
    if (name.startsWith('.') || name === '@stagepass') continue;
    await symlink(inRoot('node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of await readdir(join(copy, 'packages'))) {
    await symlink(join(copy, 'packages', name), join(copy, 'node_modules', '@stagepass', name));
  }
}

/** What one entry of a registry is. In the contract's, each is whatever its module holds. */
const ENTRY: Record<Side, string> = {
  contract: '{}',
  api: "import('#platform/domain.ts').Domain",
  web: "readonly import('#platform/navigation/route-entry.ts').RouteEntry[]",
};

/** Everything that a registry names besides the platform is there by name and type only: what is behind it is checked elsewhere. */
async function standIn(side: Side): Promise<void> {
  const registry = join(copy, registryPath(side));
  const named = /^import (?:\* as \w+|\{ (\w+)(?: as \w+)? \}) from '(\.|#domains)([^']+)';$/gm;
  for (const [, name, from, rest] of (await readFile(registry, 'utf8')).matchAll(named)) {
    const folder = from === '.' ? dirname(registry) : join(copy, 'apps', side, 'src/domains');
    const file = join(folder, from === '.' ? `.${rest}` : `${rest}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      name === undefined ? 'export {};\n' : `export declare const ${name}: ${ENTRY[side]};\n`,
    );
  }
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'stagepass-new-domain-'));
  const filter = (path: string) => !/node_modules|\.test\.tsx?$/.test(path.slice(inRoot().length));
  for (const part of COPIED) await cp(inRoot(part), join(copy, part), { recursive: true, filter });
  for (const side of SIDES) await standIn(side);
  await lendPackages();
}, 180_000);

/** What was there before is checked elsewhere; here it only says of what type it is, which takes a fraction of the time. */
async function leaveUnchecked(isOld: (file: string) => boolean): Promise<void> {
  for (const { path, text } of readTree(copy))
    if (/\.tsx?$/.test(path) && isOld(path)) await writeFile(join(copy, path), `// @ts-nocheck\n${text}`);
}

/** These files and what they use as one program: nothing is written, so nothing has to be built in order. */
async function typeErrors(part: string, files: readonly string[]): Promise<string> {
  const whole = 'tsconfig.whole.json';
  const compilerOptions = { noEmit: true, composite: false, emitDeclarationOnly: false, rootDir: '../..' };
  const config = {
    extends: './tsconfig.json',
    compilerOptions,
    include: [],
    files: files.map((file) => relative(part, file)),
    references: [],
  };
  await writeFile(join(copy, part, whole), JSON.stringify(config));
  const tsc = inRoot('node_modules/typescript/bin/tsc');
  // One checker: several would work the same types out again, each for itself.
  const args = [tsc, '-p', join(part, whole), '--checkers', '1'];
  const { code, output } = await runQuietly(process.execPath, args, { cwd: copy });
  return code === 0 ? '' : output;
}

afterAll(() => rm(copy, { recursive: true, force: true }));

test('the three folders, the order and the registries agree, and it is typed soundly', async () => {
  const before = domainsDisagree(copy, readOrder(copy)).length;
  const written = await makeDomain({ root: copy, noun: 'lost-property', row: 1 });
  const order = readOrder(copy);
  expect(order.rows[0]).toContain('lost-property');
  expect(domainsDisagree(copy, order)).toHaveLength(before);
  expect(
    contextMissing(copy, order)
      .map((one) => one.path)
      .join(),
  ).not.toContain('lost-property');
  expect(noOpeningLine(readTree(copy)).filter((one) => one.path.includes('lost-property'))).toEqual([]);
  expect(await readFile(join(copy, 'apps/api/src/app/registries/domains.ts'), 'utf8')).toMatch(
    /conditions, lostProperty, search/,
  );

  const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
  const format = await runQuietly(
    process.execPath,
    [biome, 'check', '--write', '--vcs-enabled=false', ...written],
    { cwd: copy },
  );
  expect(format.output).not.toContain('Found');
  const typed = written.filter((file) => /\.tsx?$/.test(file));
  await leaveUnchecked((file) => !typed.includes(file));
  for (const part of ['packages/contract', 'apps/api', 'apps/web']) {
    const own = typed.filter((file) => file.startsWith(part));
    expect(own.length).toBeGreaterThan(1);
    expect(await typeErrors(part, own)).toBe('');
  }
}, 180_000);

test('refuses a name that is taken or no noun, and a row that is not there', async () => {
  await expect(makeDomain({ root: copy, noun: 'users' })).rejects.toThrow('There is a domain users already.');
  await expect(makeDomain({ root: copy, noun: 'Bad_Name' })).rejects.toThrow('kebab-case');
  await expect(makeDomain({ root: copy, noun: 'raffles', row: 99 })).rejects.toThrow('There is no row 99');
});
