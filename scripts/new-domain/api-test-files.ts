// The tests of a new domain on the server: its endpoints over HTTP, its demo data, and its rows in the permission table.
import type { Names } from './names.ts';

export function apiTestFiles(names: Names): Record<string, string> {
  return { ...testFile(names), ...testingFiles(names) };
}

function testFile({ noun, table }: Names): Record<string, string> {
  return {
    [`apps/api/src/domains/${noun}/${noun}.test.ts`]: `// Tests ${noun} over HTTP: newest first, page by page; one entry; a demo world that a second run leaves as it is.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { demo } from './demo.ts';
import { putEntry } from './testing/entries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.platform.db.query({ text: 'truncate ${table}' }));

async function listed(query: { limit?: number; cursor?: string } = {}) {
  const answer = await app.call('GET /${noun}', { query });
  if (!answer.ok) throw new Error(answer.error.code);
  return { titles: answer.body.data.map(({ title }) => title), next_cursor: answer.body.next_cursor };
}

test('lists the newest first, page by page', async () => {
  for (const [at, title] of ['oldest', 'middle', 'newest'].entries())
    await putEntry(app, { title, created_at: new Date(at) });
  const first = await listed({ limit: 2 });
  expect(first.titles).toEqual(['newest', 'middle']);
  const last = await listed({ limit: 2, cursor: first.next_cursor ?? '' });
  expect(last).toEqual({ titles: ['oldest'], next_cursor: null });
});

test('answers one entry, and not found where there is none', async () => {
  const id = await putEntry(app, { title: 'A red scarf' });
  const read = (id: string) => app.call('GET /${noun}/:id', { params: { id } });
  expect(await read(id)).toMatchObject({ ok: true, body: { data: { id, title: 'A red scarf' } } });
  for (const other of [randomUUID(), 'no-id'])
    expect(await read(other)).toMatchObject({ status: 404, error: { code: '${noun}.not-found' } });
});

test('the demo world is the same after a second run', async () => {
  await demo(app.platform);
  const once = await listed();
  await demo(app.platform);
  expect(once.titles[0]).toBe('The newest entry');
  expect(await listed()).toEqual(once);
});
`,
  };
}

function testingFiles({ noun, identifier, type }: Names): Record<string, string> {
  const folder = `apps/api/src/domains/${noun}/testing`;
  return {
    [`${folder}/entries.ts`]: `// Owns how tests put an entry of ${noun} there.
import type { TestApp } from '#app/testing/test-app.ts';
import { newId } from '#platform/ids/new-id.ts';
import { insert${type}Row } from '../${noun}.store.ts';
import type { ${type}Row } from '../tables.ts';

/** Answers its id. */
export async function putEntry({ platform }: TestApp, given: Partial<${type}Row> = {}): Promise<string> {
  const id = newId(platform);
  await insert${type}Row(platform.db, { id, title: 'An entry', created_at: platform.clock.now(), ...given });
  return id;
}
`,
    [`${folder}/permission-rows.ts`]: `// Owns who may call the endpoints of ${noun}.
import { anyone, type RowsOf } from '#app/testing/role-row.ts';
import { putEntry } from './entries.ts';

export const ${identifier}Rows = {
  list${type}: { given: () => ({}), cells: anyone },
  get${type}Entry: { given: async ({ app }) => ({ params: { id: await putEntry(app) } }), cells: anyone },
} satisfies RowsOf<'${identifier}'>;
`,
  };
}
