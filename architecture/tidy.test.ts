// The checkout is tidy by the rules that no linter knows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unbuiltRoutes } from '../apps/web/src/app/unbuilt-routes.ts';
import { domainsOf, readOrder } from './order.ts';
import { contextMissing, domainsDisagree } from './tidy/domains.ts';
import {
  badNames,
  type Exceptions,
  machineTraces,
  noOpeningLine,
  reExports,
  sharedMocks,
  tooLong,
} from './tidy/files.ts';
import { longFunctions } from './tidy/functions.ts';
import { changedMigrations, lockingConstraints } from './tidy/migrations.ts';
import { foreignKeys, laterEvents, madeByHand } from './tidy/one-way.ts';
import { type Finding, readTree } from './tidy/tree.ts';
import { type Waiting, waitingComponents } from './tidy/waiting.ts';
import { refusedWords } from './tidy/words.ts';

const root = join(import.meta.dirname, '..');
const files = readTree(root);
const order = readOrder(root);
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const exceptions = readJson('architecture/exceptions.json') as Exceptions;
const waiting = readJson('packages/ui/waiting.json') as Waiting;

function sentences(findings: Finding[]): string[] {
  return findings.map((finding) => `${finding.path} ${finding.problem}`);
}

test('the tree was read', () => expect(files.length).toBeGreaterThan(100));
test('files are short', () => expect(sentences(tooLong(files, exceptions))).toEqual([]));
// Takes 2.7 s of processor time: every file of more than seventy lines is parsed.
test('functions are short', { timeout: 180_000 }, () =>
  expect(sentences(longFunctions(files, exceptions.longFunctions))).toEqual([]),
);
test('names say what a file owns', () => expect(sentences(badNames(files))).toEqual([]));
test('files open with what they own', () => expect(sentences(noOpeningLine(files))).toEqual([]));
test('nothing is re-exported', () => expect(sentences(reExports(files))).toEqual([]));
test('who replaces a module runs alone', () => expect(sentences(sharedMocks(files))).toEqual([]));
test('what exists once is not made by hand', () => expect(sentences(madeByHand(files))).toEqual([]));
test('a domain names no query key of another', () =>
  expect(sentences(foreignKeys(files, domainsOf(order)))).toEqual([]));
test('a domain listens to no event of a later row', () =>
  expect(sentences(laterEvents(files, order))).toEqual([]));
test('no machine shows through', () => expect(sentences(machineTraces(files))).toEqual([]));
test('components are shown or wait for a named screen', () =>
  expect(sentences(waitingComponents(files, waiting, unbuiltRoutes))).toEqual([]));
test('order, folders and registries agree', () =>
  expect(sentences(domainsDisagree(root, order))).toEqual([]));
test('every domain has its words written down', () =>
  expect(sentences(contextMissing(root, order))).toEqual([]));
test('people read the words of the glossary', () =>
  expect(sentences(refusedWords(files, readFileSync(join(root, 'docs/glossary.md'), 'utf8')))).toEqual([]));
test('merged migrations are unchanged', () => expect(sentences(changedMigrations(root))).toEqual([]));
test('new migrations validate no constraint with its table locked', () =>
  expect(sentences(lockingConstraints(root))).toEqual([]));
