// Tests that the lists of clubs that everybody may find are read along an index, of one kind too: whatever the number of clubs.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { createUser } from '#domains/users/public/create-user.ts';
import type { Executor, Statement } from '#platform/db/executor.ts';
import { listPublicClubs } from './clubs.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.platform;
  const owner = await db.transaction((tx) =>
    createUser(app.platform, tx, { email: 'owner@example.test', email_verified: true }),
  );
  await db.query({
    text: `insert into clubs (id, handle, name, category, hue, visibility, join_policy, posting, modules, text_policy, owner_id,
        trend, created_at)
      select gen_random_uuid(), 'club-' || n, 'Club ' || n, case when n % 500 = 0 then 'film' else 'music' end, 1, 'public',
        'open', 'staff', '[]', '{}', $1, n % 97, now() - n * interval '1 minute' from generate_series(1, 4000) as n`,
    values: [owner],
  });
  await db.query({ text: 'analyze clubs' });
});
afterAll(() => app.stop());

/** How the database would answer, instead of the answer. */
function explaining(plan: string[]): Executor {
  return {
    async query<Row>({ text, values = [] }: Statement) {
      const { rows } = await app.platform.db.query<{ 'QUERY PLAN': string }>({
        text: `explain ${text}`,
        values,
      });
      plan.push(...rows.map((row) => row['QUERY PLAN']));
      return { rows: [] as Row[], count: 0 };
    },
  };
}

test.each([
  ['new', undefined, 'clubs_new'],
  ['trending', undefined, 'clubs_trending'],
  ['new', 'film', 'clubs_new_of_kind'],
  ['trending', 'film', 'clubs_trending_of_kind'],
] as const)('%s of %s by %s', async (sort, category, index) => {
  const plan: string[] = [];
  await listPublicClubs(explaining(plan), { sort, category }, { limit: 20 });
  expect(plan.join('\n')).toMatch(new RegExp(`using ${index} `));
  expect(plan.join('\n')).not.toContain('Seq Scan on clubs');
});
