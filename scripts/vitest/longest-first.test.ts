// Tests the order of test files: a worker is kept for as long as files want the same of it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LongestFirst } from './longest-first.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stagepass-order-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const project = (name: string) => ({ name, config: { isolate: false, sequence: { groupOrder: 0 } } });

// Not in one piece, or this file would have a document itself.
const wish = ['// @vitest', 'environment jsdom'].join('-');

test('files of a project that want a document follow each other, the longest first', async () => {
  const took: Record<string, number> = { slow: 9, plain: 8, quick: 7, brief: 1, other: 10 };
  const [ui, web] = [project('ui'), project('web')];
  const files = await Promise.all(
    Object.keys(took).map(async (name) => {
      const moduleId = join(folder, `${name}.test.ts`);
      const opening = name === 'slow' || name === 'quick' ? wish : '';
      await writeFile(moduleId, `${opening}\n// Tests.\n`);
      return { name, moduleId, project: name === 'other' ? ui : web } as unknown as TestSpecification;
    }),
  );
  const nameOf = (file: TestSpecification) => (file as unknown as { name: string }).name;
  const cache = {
    getTestSpecificationResult: (file: TestSpecification) => ({
      failed: false,
      duration: took[nameOf(file)],
    }),
  };
  const sorted = await new LongestFirst({ cache } as unknown as Vitest).sort(files);
  expect(sorted.map(nameOf)).toEqual(['other', 'slow', 'quick', 'plain', 'brief']);
});
