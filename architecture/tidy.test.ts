// The checkout is tidy by the rules that no linter knows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOrder } from './order.ts';
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
import { changedMigrations } from './tidy/migrations.ts';
import { type Finding, readTree } from './tidy/tree.ts';

const root = join(import.meta.dirname, '..');
const files = readTree(root);
const order = readOrder(root);
const exceptions = JSON.parse(
  readFileSync(join(root, 'architecture', 'exceptions.json'), 'utf8'),
) as Exceptions;

function sentences(findings: Finding[]): string[] {
  return findings.map((finding) => `${finding.path} ${finding.problem}`);
}

test('the tree was read', () => expect(files.length).toBeGreaterThan(100));
test('files are short', () => expect(sentences(tooLong(files, exceptions))).toEqual([]));
test('names say what a file owns', () => expect(sentences(badNames(files))).toEqual([]));
test('files open with what they own', () => expect(sentences(noOpeningLine(files))).toEqual([]));
test('nothing is re-exported', () => expect(sentences(reExports(files))).toEqual([]));
test('who replaces a module runs alone', () => expect(sentences(sharedMocks(files))).toEqual([]));
test('no machine shows through', () => expect(sentences(machineTraces(files))).toEqual([]));
test('order, folders and registries agree', () =>
  expect(sentences(domainsDisagree(root, order))).toEqual([]));
test('every domain has its words written down', () =>
  expect(sentences(contextMissing(root, order))).toEqual([]));
test('merged migrations are unchanged', () => expect(sentences(changedMigrations(root))).toEqual([]));
