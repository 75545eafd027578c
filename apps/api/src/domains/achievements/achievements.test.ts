// Tests achievements over HTTP: making them, what they give and to whom, deeds from before, hidden ones, the end of them.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  achievementCalls,
  achievementDraft,
  countsOf,
  draftAchievement,
  publishedAchievement,
} from '#app/testing/achievements.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { putDesign } from '#app/testing/items.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertBadge } from '#domains/badges/public/write-badge.ts';
import { auditAchievements } from './audit.ts';
import { recount } from './recount.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf, shown, one, post, stageOf, xpOf, publish, copiesOf } = achievementCalls(() => ({
  app,
  mailbox,
}));

describe('three stages', () => {
  test('are earned one after the other, each once, with badge, XP and item', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 5 });
    const told = vi.spyOn(app.platform.realtime, 'toUser');
    const made = await publishedAchievement(
      app,
      club,
      achievementDraft('posts', [], {
        stages: [{ goal: 1 }, { goal: 2, xp: 40 }, { goal: 3, xp: 60, item: { design_id, total: 2 } }],
      }),
    );
    await post(club, fan);
    await stageOf(club, fan, made.id, 1);
    expect(await xpOf(club, fan)).toBe(0);
    await post(club, fan);
    await post(club, fan);
    await stageOf(club, fan, made.id, 3);
    expect(await xpOf(club, fan)).toBe(100);
    expect(await copiesOf(fan)).toBe(1);
    const card = await one(club, fan, made.id);
    expect(card).toMatchObject({ count: 3, stages: [{}, {}, { item: { left: 1 } }] });
    expect(card?.stages.every(({ earned_at }) => earned_at !== null)).toBe(true);
    expect(card?.stages[2]?.item_id).not.toBeNull();
    const badge = await app.ok('GET /badges/:id', { params: { id: card?.badge_id ?? '' } }, fan.as);
    expect(badge.data).toMatchObject({ stage: 3, stages: 3, name: made.name });
    // Handlers that run again change nothing.
    const whose = { club_id: club.id, user_id: fan.id };
    await Promise.all(
      Array.from({ length: 10 }, () => app.platform.db.transaction((tx) => recount(app.platform, tx, whose))),
    );
    expect(await xpOf(club, fan)).toBe(100);
    expect(await copiesOf(fan)).toBe(1);
    const mine = told.mock.calls.filter(([id, name]) => id === fan.id && name === 'achievementEarned');
    expect(mine.map(([, , payload]) => payload)).toMatchObject([{ stage: 1 }, { stage: 2 }, { stage: 3 }]);
    expect(mine[2]?.[2]).toMatchObject({
      stages: 3,
      xp: 60,
      item: expect.any(String),
      club: { id: club.id },
    });
    told.mockRestore();
    // What was earned stays, also where its deeds are undone.
    const feed = await app.platform.db.query<{ id: string }>({
      text: 'select id from posts where author_id = $1',
      values: [fan.id],
    });
    for (const { id } of feed.rows) await app.ok('DELETE /posts/:id', { params: { id } }, fan.as);
    await vi.waitFor(async () => expect(await countsOf(app, whose)).toEqual({ posts: 0, items: 1 }));
    expect(await one(club, fan, made.id)).toMatchObject({ stage: 3, count: 0 });
  });

  test('give staff badge and XP, and whoever comes after the last item everything else', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 1 });
    const stages = [{ goal: 1, xp: 10, item: { design_id, total: 1 } }];
    const { id } = await publishedAchievement(app, club, achievementDraft('posts', [], { stages }));
    const [first, second] = [await fanOf(club), await fanOf(club)];
    for (const fan of [club.owner, first, second]) {
      await post(club, fan);
      await stageOf(club, fan, id, 1);
      expect(await xpOf(club, fan)).toBe(10);
    }
    expect(await Promise.all([club.owner, first, second].map(copiesOf))).toEqual([0, 1, 0]);
  });
});

describe('deeds from before', () => {
  test('count when an achievement is published, and when somebody joins', async () => {
    const club = await newClub();
    const fans = [await fanOf(club), await fanOf(club), await fanOf(club)];
    for (const [at, fan] of fans.entries()) for (let n = 0; n < at; n += 1) await post(club, fan);
    const [none, some, more] = fans as [Registered, Registered, Registered];
    await vi.waitFor(async () =>
      expect(await countsOf(app, { club_id: club.id, user_id: more.id })).toEqual({ posts: 2 }),
    );
    await app.ok('POST /clubs/:id/leave', { params: { id: club.id } }, some.as);
    const { id } = await publishedAchievement(app, club, achievementDraft('posts', [1, 2]));
    await stageOf(club, more, id, 2);
    expect(await one(club, none, id)).toMatchObject({ stage: 0, count: 0 });
    expect(await one(club, some, id)).toMatchObject({ stage: 0, count: 1 });
    await app.ok('POST /clubs/:id/join', { params: { id: club.id }, body: {} }, some.as);
    await stageOf(club, some, id, 1);
    expect(await auditAchievements(app.platform.db)).toEqual([]);
  });
});

describe('making one', () => {
  test('for draws and auctions is refused any reward but the badge', async () => {
    const club = await newClub();
    const params = { id: club.id };
    const make = (counter: 'draws' | 'auctions', stages: { goal: number; xp?: number }[]) =>
      app.call(
        'POST /clubs/:id/achievements',
        { params, body: achievementDraft(counter, [], { stages }) },
        club.owner.as,
      );
    for (const counter of ['draws', 'auctions'] as const) {
      expect(await make(counter, [{ goal: 1, xp: 1 }])).toMatchObject({
        error: { code: 'achievements.badge-only' },
      });
      expect((await make(counter, [{ goal: 1 }])).ok).toBe(true);
    }
    const { id, version } = await draftAchievement(app, club, achievementDraft('posts', [1]));
    const body = { ...achievementDraft('draws', [], { stages: [{ goal: 1, xp: 5 }] }), version };
    expect(await app.call('PUT /achievements/:id', { params: { id }, body }, club.owner.as)).toMatchObject({
      error: { code: 'achievements.badge-only' },
    });
  });

  test('takes no item of another club, and none without a total that is an edition', async () => {
    const [club, other] = [await newClub(), await newClub()];
    const theirs = await putDesign(app, { club_id: other.id });
    const item = (design_id: string, total: number | null) =>
      achievementDraft('posts', [], { stages: [{ goal: 1, item: { design_id, total } }] });
    const params = { id: club.id };
    expect(
      await app.call('POST /clubs/:id/achievements', { params, body: item(theirs, null) }, club.owner.as),
    ).toMatchObject({ error: { code: 'items.design-not-found' } });
    const ours = await putDesign(app, { club_id: club.id, edition_size: 3 });
    const draft = await draftAchievement(app, club, item(ours, null));
    expect(draft.problems).toEqual(['item-total-missing']);
    expect(await publish(club, draft.id)).toMatchObject({
      error: { code: 'achievements.not-ready', details: { problems: ['item-total-missing'] } },
    });
    const many = await draftAchievement(app, club, item(ours, 4));
    expect(many.problems).toEqual(['item-stock']);
  });

  test('freezes its goals once it is live, and notices another change', async () => {
    const club = await newClub();
    const draft = achievementDraft('posts', [1, 5]);
    const { id, version } = await draftAchievement(app, club, draft);
    const change = (body: typeof draft, at: number) =>
      app.call('PUT /achievements/:id', { params: { id }, body: { ...body, version: at } }, club.owner.as);
    expect((await change(achievementDraft('posts', [2, 5]), version)).ok).toBe(true);
    expect(await change(draft, version)).toMatchObject({ error: { code: 'conflict' } });
    expect((await publish(club, id)).ok).toBe(true);
    expect(await publish(club, id)).toMatchObject({ error: { code: 'achievements.wrong-state' } });
    expect(await change(achievementDraft('posts', [1, 5]), 2)).toMatchObject({
      error: { code: 'achievements.frozen' },
    });
    const renamed = await change({ ...achievementDraft('posts', [2, 5]), name: 'Loud' }, 2);
    expect(renamed).toMatchObject({ body: { data: { name: 'Loud', version: 3, state: 'live' } } });
    const [card] = (await shown(club)).achievements;
    const badge = await app.ok('GET /badges/:id', { params: { id: card?.badge_id ?? '' } });
    expect(badge.data.name).toBe('Loud');
    expect(await app.call('DELETE /achievements/:id', { params: { id } }, club.owner.as)).toMatchObject({
      error: { code: 'achievements.wrong-state' },
    });
  });

  test('hides one in ten, which is shown to whoever earned it', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const hidden = await draftAchievement(app, club, achievementDraft('posts', [1], { hidden: true }));
    const open: string[] = [];
    for (let at = 0; at < 9; at += 1) {
      expect((await publish(club, hidden.id)).ok).toBe(false);
      open.push((await publishedAchievement(app, club, achievementDraft('checkins', [at + 1]))).id);
    }
    expect((await publish(club, hidden.id)).ok).toBe(true);
    expect(await shown(club, fan)).toMatchObject({ hidden_left: 1, stages: 9, earned: 0 });
    expect(await one(club, fan, hidden.id)).toBeUndefined();
    const badges = async (who: Registered) =>
      (await app.ok('GET /clubs/:id/badges', { params: { id: club.id } }, who.as)).data.length;
    expect([await badges(fan), await badges(club.owner)]).toEqual([9, 10]);
    await post(club, fan);
    await stageOf(club, fan, hidden.id, 1);
    expect(await badges(fan)).toBe(10);
    expect(await shown(club, fan)).toMatchObject({ hidden_left: 0, stages: 10, earned: 1 });
    const retire = (id: string) =>
      app.call('POST /achievements/:id/retire', { params: { id } }, club.owner.as);
    expect(await retire(open[0] ?? '')).toMatchObject({ error: { code: 'achievements.hidden-too-many' } });
    expect((await retire(hidden.id)).ok).toBe(true);
    expect((await retire(open[0] ?? '')).ok).toBe(true);
  });
});

describe('the lists', () => {
  test('say which is nearest, in a club and over all clubs, in a bounded number of queries', async () => {
    const [club, other] = [await newClub(), await newClub()];
    const fan = await fanOf(club);
    await app.ok('POST /clubs/:id/join', { params: { id: other.id }, body: {} }, fan.as);
    const far = await publishedAchievement(app, club, achievementDraft('posts', [1, 10]));
    const near = await publishedAchievement(app, other, achievementDraft('posts', [1, 2]));
    const untouched = await publishedAchievement(app, club, achievementDraft('items', [3]));
    for (const at of [club, other]) await post(at, fan);
    await stageOf(club, fan, far.id, 1);
    await stageOf(other, fan, near.id, 1);
    const nearest = () => app.ok('GET /achievements/nearest', { query: { limit: 5 } }, fan.as);
    expect((await nearest()).data.map(({ id, count }) => [id, count])).toEqual([
      [near.id, 1],
      [far.id, 1],
      [untouched.id, 0],
    ]);
    expect((await shown(club, fan)).nearest_id).toBe(far.id);
    expect((await shown(club)).nearest_id).toBeNull();
    const few = await countQueries(() => shown(club, fan));
    for (let at = 0; at < 5; at += 1)
      await publishedAchievement(app, club, achievementDraft('items', [at + 1]));
    const many = await countQueries(() => shown(club, fan));
    expect(many.queries.length).toBe(few.queries.length);
    expect((await countQueries(nearest)).queries.length).toBeLessThanOrEqual(8);
  });
});

describe('a phone that was not connected', () => {
  test('is told of the stages that were earned meanwhile, by their own person alone', async () => {
    const club = await newClub();
    const [fan, other] = [await fanOf(club), await fanOf(club)];
    const made = await publishedAchievement(app, club, achievementDraft('posts', [1, 2]));
    await post(club, fan);
    await stageOf(club, fan, made.id, 1);
    app.clock.advance(600_000);
    await post(club, fan);
    await stageOf(club, fan, made.id, 2);
    const earned = async (within_s: number, by = fan) =>
      (await app.ok('GET /achievements/earned', { query: { within_s } }, by.as)).data;
    const told = { achievement_id: made.id, club: { id: club.id }, stages: 2, item: null };
    expect(await earned(60)).toMatchObject([{ ...told, stage: 2 }]);
    expect(await earned(3600)).toMatchObject([
      { ...told, stage: 1 },
      { ...told, stage: 2 },
    ]);
    expect(await earned(3600, other)).toEqual([]);
    const one = await countQueries(() => earned(60));
    const two = await countQueries(() => earned(3600));
    expect(two.queries.length).toBe(one.queries.length);
  });
});

describe('the site’s own', () => {
  test('count over all clubs, and give a badge that belongs to none', async () => {
    const { platform } = app;
    const [club, other] = [await newClub(), await newClub()];
    const fan = await fanOf(club);
    await app.ok('POST /clubs/:id/join', { params: { id: other.id }, body: {} }, fan.as);
    const look = { shape: 'hex', icon: 'hand-heart', hue: 125 } as const;
    const badge = {
      club_id: null,
      name: 'Good neighbor',
      description: '',
      look,
      stages: 2,
      created_by: null,
    };
    const badge_id = await insertBadge(platform, platform.db, badge);
    await platform.db.query({
      text: `with made as (
          insert into achievements (id, site_key, state, name, description, look, counter, hidden, badge_id, created_at, published_at)
          values (gen_random_uuid(), 'neighbor', 'live', 'Good neighbor', '', $1, 'posts', false, $2, now(), now()) returning id)
        insert into achievement_stages (achievement_id, stage, goal, xp)
        select id, s.stage, s.goal, 0 from made, unnest(array[1, 2], array[2, 3]) as s (stage, goal)`,
      values: [JSON.stringify(look), badge_id],
    });
    await post(club, fan);
    await post(other, fan);
    const nearest = async () =>
      (await app.ok('GET /achievements/nearest', { query: {} }, fan.as)).data.find(
        ({ name }) => name === 'Good neighbor',
      );
    await vi.waitFor(async () =>
      expect(await nearest()).toMatchObject({ club: null, count: 2, stage: 1, stages: [{}, { goal: 3 }] }),
    );
    await post(other, fan);
    await vi.waitFor(async () => expect(await nearest()).toBeUndefined());
    const held = await app.ok('GET /badges/:id', { params: { id: badge_id } }, fan.as);
    expect(held.data).toMatchObject({ club: null, stage: 2 });
    expect((await shown(club, fan)).achievements).toEqual([]);
  });
});
