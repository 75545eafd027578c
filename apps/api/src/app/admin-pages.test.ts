// Tests the operator's command for partner pages: the example of the docs, clubs by handle, and what is refused.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageCommands } from './admin-pages.ts';
import { apiRoot } from './paths.ts';
import { foundClub } from './testing/clubs.ts';
import { manyAddresses, openMailbox } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-pages-'));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const example = path.join(apiRoot, '../../docs/guides/partner-page.example.json');
const setPage = (...args: string[]) => pageCommands['set-page']?.run(app.platform, args);
async function fileWith(change: object): Promise<string> {
  const file = path.join(folder, 'page.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(example, 'utf8')), ...change }));
  return file;
}

test('the example of the docs becomes a page, and clubs are named by their handles', async () => {
  expect(await setPage('harbour', example)).toBe('The page is at /p/harbour.');
  const club = await foundClub(app, openMailbox(app));
  await setPage('harbour', await fileWith({ featured_club_ids: [club.handle] }));
  const { data } = await app.ok('GET /pages/:slug', { params: { slug: 'harbour' } });
  expect(data.featured_club_ids).toEqual([club.id]);

  await expect(setPage('harbour', await fileWith({ featured_club_ids: ['no-such-club'] }))).rejects.toThrow(
    'There is no club no-such-club. Nothing was changed.',
  );
  expect((await app.ok('GET /pages/:slug', { params: { slug: 'harbour' } })).data).toEqual(data);
});

test('what cannot become a page is refused with a sentence', async () => {
  await expect(setPage('harbour', path.join(folder, 'none.json'))).rejects.toThrow(/can’t be read/);
  await writeFile(path.join(folder, 'bad.json'), '{');
  await expect(setPage('harbour', path.join(folder, 'bad.json'))).rejects.toThrow(/is no JSON/);
  await expect(setPage('a b', example)).rejects.toThrow(/The slug a b must have 2 to 40/);
  await expect(setPage('harbour', await fileWith({ hue: 400 }))).rejects.toThrow(/hue/);
});
