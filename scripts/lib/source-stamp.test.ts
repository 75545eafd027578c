// A build is made again when its sources changed, when it was cut short and when its result is gone; not otherwise.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from './paths.ts';
import { buildIfChanged } from './source-stamp.ts';

let folder: string;
let name: string;

beforeEach(async () => {
  await mkdir(inRoot('node_modules/.cache'), { recursive: true });
  folder = await mkdtemp(inRoot('node_modules/.cache/stamp-'));
  name = folder.slice(inRoot().length + 1);
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/a.ts'), 'one');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const job = (build: () => Promise<void>) => ({
  stampFile: join(folder, 'stamp'),
  sources: [`${name}/src`],
  result: join(folder, 'result'),
  build,
});

const make = () => buildIfChanged(job(() => writeFile(join(folder, 'result'), 'made')));

test('rebuilds exactly when needed', async () => {
  expect(await make()).toBe(true);
  expect(await make()).toBe(false);
  await writeFile(join(folder, 'src/a.test.ts'), 'tests are no sources');
  expect(await make()).toBe(false);
  await writeFile(join(folder, 'src/b.ts'), 'new');
  expect(await make()).toBe(true);
  await rm(join(folder, 'result'));
  expect(await make()).toBe(true);
  await writeFile(join(folder, 'src/a.ts'), 'two');
  await expect(buildIfChanged(job(() => Promise.reject(new Error('cut short'))))).rejects.toThrow(
    'cut short',
  );
  expect(await make()).toBe(true);
});
