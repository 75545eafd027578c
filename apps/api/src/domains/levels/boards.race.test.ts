// Tests that totals, sums by day, boards and counts are what the grants say after many grants at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { fansIn } from '#app/testing/xp-history.ts';
import { auditLevels } from './audit.store.ts';
import { readPlace } from './boards.store.ts';
import { foldBoards, turnAllBoards } from './jobs.ts';
import { grantXp } from './public/grant-xp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  // Rows that take XP back are negative.
  await app.platform.db.query({
    text: 'alter table xp_grants drop constraint if exists xp_grants_amount_check',
  });
});
afterAll(() => app.stop());

const run = (job: typeof foldBoards) => job.run(app.platform, {}, new AbortController().signal);
const unfolded = async (clubId: string) =>
  (
    await app.platform.db.query<{ count: number }>({
      text: 'select count(*)::int as count from xp_board_entries where club_id = $1 and xp <> counted_xp',
      values: [clubId],
    })
  ).rows[0]?.count;

test('many grants at once, folded meanwhile, leave no place wrong', async () => {
  const club = await foundClub(app, openMailbox(app));
  const fans = await fansIn(app, club.id, 20);
  await run(turnAllBoards);
  const grants = Array.from({ length: 300 }, (_, at) =>
    app.platform.db.transaction((tx) =>
      grantXp(app.platform, tx, {
        club_id: club.id,
        user_id: fans[at % 20] ?? '',
        amount: 5 * (1 + (at % 9)),
        cause: { kind: 'race', id: String(at) },
      }),
    ),
  );
  const folds = Array.from({ length: 6 }, () => run(foldBoards));
  await Promise.all([...grants, ...folds]);
  expect(await auditLevels(app.platform.db)).toEqual([]);
  await run(foldBoards);
  expect(await unfolded(club.id)).toBe(0);
  expect(await auditLevels(app.platform.db)).toEqual([]);
  const { rows } = await app.platform.db.query<{ user_id: string; total: number }>({
    text: 'select user_id, total from xp_totals where club_id = $1',
    values: [club.id],
  });
  for (const { user_id, total } of rows) {
    const place = await readPlace(app.platform.db, { club_id: club.id, span: 0, user_id });
    expect(place).toMatchObject({ xp: total, ahead: rows.filter((other) => other.total > total).length });
  }
});

test('a grant does not wait for another one of the same club', async () => {
  const club = await foundClub(app, openMailbox(app));
  const [ann = '', ben = ''] = await fansIn(app, club.id, 2);
  const give = (user_id: string) => ({
    club_id: club.id,
    user_id,
    amount: 50,
    cause: { kind: 'race', id: 'x' },
  });
  await app.platform.db.transaction(async (tx) => {
    await grantXp(app.platform, tx, give(ann));
    // Commits while the first one is still open.
    await app.platform.db.transaction((other) => grantXp(app.platform, other, give(ben)));
  });
  expect(await auditLevels(app.platform.db)).toEqual([]);
}, 20_000);
