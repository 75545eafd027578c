// Owns: the counter of queries sees what a request asked, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countQueries } from './count-queries.ts';
import { manyAddresses, registerFan } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

test('the check of a session is one query; two requests make two', async () => {
  const fan = await registerFan(app);
  const ask = () => app.ok('GET /auth/session', {}, fan.as);
  const { answer, queries } = await countQueries(ask);
  expect(answer.data.id).toBe(fan.id);
  expect(queries).toHaveLength(1);
  expect((await countQueries(() => Promise.all([ask(), ask()]))).queries).toEqual([...queries, ...queries]);
});

test('what is asked beside requests is not counted', async () => {
  const { queries } = await countQueries(() => app.platform.db.query({ text: 'select 1' }));
  expect(queries).toEqual([]);
});
