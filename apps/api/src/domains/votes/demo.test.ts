// Tests the demo world's votes: one in every state, counted and sealed as any other, and a second run leaves them as they are.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { demo } from './demo.ts';
import { auditVotes } from './public/audit-votes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 120_000);
afterAll(() => app.stop());

async function found(): Promise<string[]> {
  const { rows } = await app.platform.db.query<{ line: string }>({
    text: `select concat_ws(' ', case when state = 'open' and opens_at > $1 then 'scheduled' else state end, weighting,
        case when binding and state = 'closed' then case when answer is null then 'owed' else 'answered' end end) as line
      from votes where kind = 'vote' order by 1`,
    values: [app.clock.now()],
  });
  return rows.map(({ line }) => line);
}

test('there is one that runs, one to come, one with an answer, one that is owed one, and weighted ones', async () => {
  const lines = await found();
  expect(lines).toEqual(
    expect.arrayContaining([
      'open one',
      'open tier',
      'open tokens',
      'closed tokens',
      'scheduled one',
      'closed one',
      'closed tier answered',
      'closed one owed',
    ]),
  );
  expect(await auditVotes(app.platform.db)).toEqual([]);
});

test('votes by tokens have tokens spent on them, by the demo fan too', async () => {
  const { rows } = await app.platform.db.query<{ state: string; tokens: number; fans: number }>({
    text: `select v.state, sum(b.tokens)::int as tokens, count(*) filter (where u.email = 'fan@stagepass.test')::int as fans
      from votes v join vote_ballots b on b.vote_id = v.id left join users u on u.id = b.user_id
      where v.weighting = 'tokens' group by 1 order by 1`,
  });
  expect(rows.map(({ state, fans }) => [state, fans])).toEqual([
    ['closed', 1],
    ['open', 0],
  ]);
  for (const { tokens } of rows) expect(tokens).toBeGreaterThan(100);
});

test('every club that has votes shows its Votes tab', async () => {
  const { rows } = await app.platform.db.query<{ handle: string; on: boolean }>({
    text: `select distinct c.handle, (select (m ->> 'on')::boolean from jsonb_array_elements(c.modules) m
        where m ->> 'module' = 'votes') as on from votes v join clubs c on c.id = v.club_id`,
  });
  expect(rows.map(({ handle }) => handle)).toContain('third-kettle');
  expect(rows.filter(({ on }) => !on)).toEqual([]);
});

test('a second run leaves them as they are', async () => {
  const before = await found();
  await demo(app.platform, () => undefined);
  expect(await found()).toEqual(before);
});
