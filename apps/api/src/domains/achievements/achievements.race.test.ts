// Tests achievements with many at once: the last item, one person's handlers, and publishing against deeds that are just being counted.

import { checkedIn } from '@stagepass/contract/checkins/events.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { achievementDraft, countsOf, publishedAchievement } from '#app/testing/achievements.ts';
import { foundClub } from '#app/testing/clubs.ts';
import { waitUntilCounted } from '#app/testing/deed-backlog.ts';
import { putDesign } from '#app/testing/items.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { fansIn } from '#app/testing/xp-history.ts';
import { auditItems } from '#domains/items/public/audit-items.ts';
import { auditAchievements } from './audit.ts';
import { countFromBeforeJob } from './jobs.ts';
import { recount } from './recount.ts';

const CROWD = 200;

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

async function putCheckins(club_id: string, userIds: readonly string[], days = 1): Promise<void> {
  await app.platform.db.query({
    text: `insert into checkins (club_id, user_id, day, kind, created_at)
      select $1, u, date '2026-11-01' + n, 'made', now() from unnest($2::uuid[]) u, generate_series(1, $3) n`,
    values: [club_id, userIds, days],
  });
}

const earned = async (id: string) =>
  (
    await app.platform.db.query<{ user_id: string; stage: number; item_id: string | null }>({
      text: 'select user_id, stage, item_id from achievement_earned where achievement_id = $1',
      values: [id],
    })
  ).rows;

async function agrees(): Promise<void> {
  const { db } = app.platform;
  await runJob(app.platform, countFromBeforeJob);
  expect(await auditAchievements(db)).toEqual([]);
  expect(await auditItems(db)).toEqual([]);
}

test('200 reach a stage at once: each earns it once, and ten get the ten items', async () => {
  const { platform } = app;
  const club = await foundClub(app, mailbox);
  const fans = await fansIn(app, club.id, CROWD);
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 10 });
  const stages = [{ goal: 1, xp: 5, item: { design_id, total: 10 } }];
  const { id } = await publishedAchievement(app, club, achievementDraft('checkins', [], { stages }));
  await putCheckins(club.id, fans);
  // Each is told of three times, as after kills and repeats.
  const told = [...fans, ...fans, ...fans];
  await Promise.all(
    told.map((user_id) =>
      platform.db.transaction((tx) => recount(platform, tx, { club_id: club.id, user_id }, ['checkins'])),
    ),
  );
  const rows = await earned(id);
  expect(rows).toHaveLength(CROWD);
  expect(rows.filter(({ item_id }) => item_id !== null)).toHaveLength(10);
  const xp = await platform.db.query<{ total: number }>({
    text: 'select total from xp_totals where club_id = $1',
    values: [club.id],
  });
  expect(xp.rows.map(({ total }) => total)).toEqual(Array.from({ length: CROWD }, () => 5));
  await agrees();
}, 120_000);

test('whoever is being counted while an achievement is published earns it', async () => {
  const { platform } = app;
  const club = await foundClub(app, mailbox);
  const fans = await fansIn(app, club.id, 60);
  await putCheckins(club.id, fans, 3);
  const counting = fans.map((user_id) =>
    platform.db.transaction((tx) => recount(platform, tx, { club_id: club.id, user_id })),
  );
  const published = await Promise.all([
    publishedAchievement(app, club, achievementDraft('checkins', [1, 3])),
    publishedAchievement(app, club, achievementDraft('streak', [2])),
    ...counting,
  ]);
  await vi.waitFor(
    async () => {
      expect(await earned(published[0].id)).toHaveLength(120);
      expect(await earned(published[1].id)).toHaveLength(60);
    },
    { timeout: 30_000 },
  );
  await agrees();
}, 120_000);

test('a handler that fails in its middle leaves nothing, and counts all when it is repeated', async () => {
  const { platform } = app;
  const club = await foundClub(app, mailbox);
  const [user_id = ''] = await fansIn(app, club.id, 1);
  const { id } = await publishedAchievement(app, club, achievementDraft('checkins', [1]));
  // Joining counts too, and would find these check-ins if it came after them.
  await waitUntilCounted(app);
  await putCheckins(club.id, [user_id], 2);
  const whose = { club_id: club.id, user_id };
  const broken = platform.db.transaction(async (tx) => {
    await recount(platform, tx, whose);
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await countsOf(app, whose)).toEqual({});
  expect(await earned(id)).toEqual([]);
  await platform.db.transaction((tx) => tx.emit(checkedIn, { ...whose, day: '2026-11-02', streak: 2 }));
  await vi.waitFor(async () => expect(await countsOf(app, whose)).toEqual({ checkins: 2, streak: 2 }), {
    timeout: 10_000,
  });
  expect(await earned(id)).toHaveLength(1);
});
