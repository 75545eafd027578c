// Proves that the audit finds each thing that is kept beside grants of XP and was changed by hand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { fansIn } from '#app/testing/xp-history.ts';
import { auditLevels } from './audit.store.ts';
import { foldBoards, turnAllBoards } from './jobs.ts';
import { grantXp } from './public/grant-xp.ts';

let app: TestApp;
let club_id: string;
let ann: string;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  club_id = (await foundClub(app, openMailbox(app))).id;
  const fans = await fansIn(app, club_id, 3);
  ann = fans[0] ?? '';
  const signal = new AbortController().signal;
  await turnAllBoards.run(app.platform, {}, signal);
  for (const [at, user_id] of fans.entries())
    await app.platform.db.transaction((tx) =>
      grantXp(app.platform, tx, { club_id, user_id, amount: 1000 + at, cause: { kind: 'test', id: 'one' } }),
    );
  await turnAllBoards.run(app.platform, {}, signal);
  await foldBoards.run(app.platform, {}, signal);
});
afterAll(() => app.stop());

const whose = 'club_id = $1 and user_id = $2';
const entry = (span: number) => `update xp_board_entries set xp = xp + 5 where ${whose} and span = ${span}`;
const changes = [
  ['a total differs from the sum of its grants', `update xp_totals set total = total + 5 where ${whose}`],
  ['a total differs from the sum of its grants', `delete from xp_grants where ${whose}`],
  ['a sum by day differs from its grants', `update xp_days set amount = amount + 5 where ${whose}`],
  ['a board of all time differs from its totals', entry(0)],
  ['a board of 7 days differs from its grants', entry(7)],
  ['a board of 30 days differs from its grants', entry(30)],
  [
    'a board of all time differs from its totals',
    `insert into xp_board_opt_outs (club_id, user_id, created_at) values ($1, $2, now())`,
  ],
  [
    'the counts of a board differ from its entries',
    `update xp_board_entries set counted_xp = counted_xp + 5 where ${whose} and span = 7`,
  ],
  [
    'the counts of a board differ from its entries',
    `update xp_board_counts set people = people + 1 where club_id = $1 and $2::uuid is not null and span = 0 and depth = 0`,
  ],
  [
    'a count of a board has other people above it than it says',
    `update xp_board_counts set above = above + 1 where club_id = $1 and $2::uuid is not null and span = 30 and depth = 1`,
  ],
] as const;

test('what was granted agrees', async () => {
  expect(await auditLevels(app.platform.db)).toEqual([]);
});

test.each(changes)('%s (%s)', async (problem, text) => {
  const undo = new Error('undo');
  const found: string[] = [];
  await app.platform.db
    .transaction(async (tx) => {
      await tx.query({ text, values: [club_id, ann] });
      found.push(...(await auditLevels(tx)).map((finding) => finding.problem));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  expect(found).toContain(problem);
  expect(await auditLevels(app.platform.db)).toEqual([]);
});
