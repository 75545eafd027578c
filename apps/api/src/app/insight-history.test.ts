// Proves that a club's figures are what its rows say after a random year in which the counting is killed and repeated; 100,000 acts with
// SOAK=1.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditInsights } from '#domains/insights/audit.ts';
import { rebuildClubs } from '#domains/insights/public/rebuild-clubs.ts';
import { playYear } from './testing/insight-history.ts';
import { manyAddresses } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const [people, events] = process.env.SOAK === undefined ? [60, 5000] : [400, 100_000];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent' } });
});
afterAll(() => app.stop());

async function days(club_id: string) {
  const { rows } = await app.platform.db.query({
    text: `select figure, day::text as day, dimension, count, cents, people from insight_days
      where club_id = $1 and (count <> 0 or cents <> 0 or people <> 0) order by 1, 2, 3`,
    values: [club_id],
  });
  return rows;
}

test(`${events} acts recompute to what is stored`, async () => {
  const { club_id, kills } = await playYear(app, { people, events, seed: 'insights' });
  expect(kills).toBeGreaterThan(0);
  const stored = await days(club_id);
  // Counted from single rows by other statements than the sources'.
  const { rows } = await app.platform.db.query<
    Record<'posts' | 'comments' | 'reactions' | 'revenue', number>
  >({
    text: `select (select count(*) from posts where club_id = $1)::int as posts,
      (select count(*) from comments c join posts p on p.id = c.post_id where p.club_id = $1)::int as comments,
      (select count(*) from post_reactions r join posts p on p.id = r.post_id where p.club_id = $1)::int as reactions,
      (select balance from ledger_balances where owner_kind = 'club' and owner_id = $1::text and asset_id = 'credits')::int as revenue`,
    values: [club_id],
  });
  const sums = await app.platform.db.query<{ figure: string; count: number; cents: number }>({
    text: `select figure, sum(count)::int as count, sum(cents)::int as cents from insight_days
      where club_id = $1 and dimension = '' and figure in ('posts', 'comments', 'reactions', 'revenue') group by 1`,
    values: [club_id],
  });
  const stands = Object.fromEntries(
    sums.rows.map(({ figure, count, cents }) => [figure, figure === 'revenue' ? cents : count]),
  );
  expect(stands).toEqual(rows[0]);
  await rebuildClubs(app.platform, [club_id]);
  expect(await days(club_id)).toEqual(stored);
  expect(await auditInsights(app.platform.db)).toEqual([]);
  // It would notice: one row off is found, and counting the person anew puts the facts right.
  await app.platform.db.query({
    text: `update insight_days set count = count + 1 where club_id = $1 and figure = 'posts'
      and day = (select min(day) from insight_days where club_id = $1 and figure = 'posts')`,
    values: [club_id],
  });
  expect(await auditInsights(app.platform.db)).toMatchObject([{ place: `club ${club_id}` }]);
}, 240_000);
