// Tests how achievements end: retired, with their club, with an account.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  achievementCalls,
  achievementDraft,
  countsOf,
  publishedAchievement,
} from '#app/testing/achievements.ts';
import { endClub } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { doStep, publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { auditItems } from '#domains/items/public/audit-items.ts';
import { auditAchievements } from './audit.ts';
import { achievements } from './domain.ts';
import { recount } from './recount.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf, post, stageOf } = achievementCalls(() => ({ app, mailbox }));

describe('the end', () => {
  test('of a retired one and of a club gives back what nobody got', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 10 });
    const stages = [{ goal: 1, item: { design_id, total: 4 } }];
    const make = () => publishedAchievement(app, club, achievementDraft('posts', [], { stages }));
    const kept = async () =>
      (
        await app.platform.db.query({
          text: `select from item_facts where design_id = $1 and state = 'escrowed'`,
          values: [design_id],
        })
      ).count;
    const { id } = await make();
    const fan = await fanOf(club);
    await post(club, fan);
    await stageOf(club, fan, id, 1);
    expect(await kept()).toBe(3);
    await app.ok('POST /achievements/:id/retire', { params: { id } }, club.owner.as);
    expect(await kept()).toBe(0);
    expect(await auditAchievements(app.platform.db)).toEqual([]);
    await make();
    await vi.waitFor(async () => expect(await kept()).toBe(3));
    await app.platform.db.query({
      text: 'update clubs set delete_after = $2 where id = $1',
      values: [club.id, app.clock.now()],
    });
    expect(await endClub(app.platform, club.id)).toBe(true);
    expect(await kept()).toBe(0);
    expect(await countsOf(app, { club_id: club.id, user_id: fan.id })).toEqual({});
    // Told late: a closed club counts nothing.
    await app.platform.db.transaction((tx) =>
      recount(app.platform, tx, { club_id: club.id, user_id: fan.id }),
    );
    expect(await countsOf(app, { club_id: club.id, user_id: fan.id })).toEqual({});
    expect(await auditAchievements(app.platform.db)).toEqual([]);
    expect(await auditItems(app.platform.db)).toEqual([]);
  });

  test('of an account takes its counters and stages, which its export had', async () => {
    const { platform } = app;
    const club = await newClub();
    const fan = await fanOf(club);
    const { steps } = await publishedMission(app, club);
    const { id, name } = await publishedAchievement(app, club, achievementDraft('missions', [1]));
    await doStep(app, steps[0] ?? '', fan);
    await stageOf(club, fan, id, 1);
    expect(await achievements.exportUser?.(platform, fan.id)).toMatchObject({
      counters: [{ club_id: club.id, kind: 'missions', count: 1 }],
      earned: [{ achievement: name, stage: 1 }],
    });
    await platform.db.query({ text: 'update users set erasing_at = now() where id = $1', values: [fan.id] });
    await platform.db.transaction(async (tx) => achievements.eraseUser?.(tx, fan.id, platform));
    const whose = { club_id: club.id, user_id: fan.id };
    await platform.db.transaction((tx) => recount(platform, tx, whose));
    expect(await countsOf(app, whose)).toEqual({});
    expect(await achievements.exportUser?.(platform, fan.id)).toEqual({ counters: [], earned: [] });
    expect(await auditAchievements(platform.db)).toEqual([]);
  });
});
