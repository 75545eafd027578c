// Tests missions over HTTP: made, published, done step by step, refused where they must be, and listed.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { putDesign } from '#app/testing/items.ts';
import { codeOf, missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, makeMission, publishedMission, reading } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { uploadPicture } from '#app/testing/uploads.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf, view, xpOf, opening } = missionCalls(() => ({ app, mailbox }));

describe('a mission', () => {
  test('is a draft that only its makers see, then fans do it step by step and get XP with each', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const { id, steps } = await makeMission(app, club, { steps: [reading, reading], waits: true });
    expect(codeOf(await app.call('GET /missions/:id', { params: { id } }, fan.as))).toBe(
      'missions.not-found',
    );
    await app.ok('POST /missions/:id/publish', { params: { id } }, club.owner.as);
    expect(await view(id, fan)).toMatchObject({
      state: 'active',
      xp: 100,
      steps: 2,
      mine: { state: 'todo', passed: 0, next: { id: steps[0] } },
      requirements: [{ state: 'todo' }, { state: 'locked', waits: true }],
      can: { take_part: true, claim: false, edit: false },
    });
    expect(await opening(steps[1], fan)).toBe('requirements.step-locked');
    await doStep(app, steps[0] ?? '', fan);
    expect(await xpOf(club, fan)).toBe(50);
    expect(await view(id, fan)).toMatchObject({ mine: { state: 'started', passed: 1, earned_xp: 50 } });
    const last = await doStep(app, steps[1] ?? '', fan);
    expect(last.all_passed).toBe(true);
    expect(await xpOf(club, fan)).toBe(100);
    expect(await view(id, fan)).toMatchObject({
      mine: { state: 'claimed', passed: 2 },
      can: { take_part: false },
      taking_part: 1,
    });
  });

  test('without steps, or over before it begins, is not published, and says why', async () => {
    const club = await newClub();
    const { id } = await makeMission(app, club, {
      steps: [],
      opens_at: '2026-11-02T00:00:00.000Z',
      closes_at: '2026-11-01T00:00:00.000Z',
    });
    const refused = await app.call('POST /missions/:id/publish', { params: { id } }, club.owner.as);
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code: 'missions.not-ready',
        details: { problems: ['no-steps', 'closed', 'closes-before-open'] },
      },
    });
  });

  test('keeps what fans were promised while it runs; paused, its steps and times can change', async () => {
    const club = await newClub();
    const { id, steps } = await publishedMission(app, club);
    const editor = (await app.ok('GET /missions/:id/editor', { params: { id } }, club.owner.as)).data;
    const change = (body: object) =>
      app.call(
        'PUT /missions/:id',
        { params: { id }, body: { title: 'Soundcheck', version: editor.version, ...body } },
        club.owner.as,
      );
    expect(codeOf(await change({ repeat: 'daily' }))).toBe('missions.running');
    const removal = () =>
      app.call('DELETE /requirements/:id', { params: { id: steps[0] ?? '' } }, club.owner.as);
    expect(codeOf(await removal())).toBe('requirements.running');
    const at = { owner_kind: 'mission' as const, owner_id: id };
    const list = await app.ok(
      'GET /requirement-lists/:owner_kind/:owner_id/editor',
      { params: at },
      club.owner.as,
    );
    expect(list.data).toHaveLength(1);
    expect((await change({ title: 'Soundcheck at six' })).ok).toBe(true);
    await app.ok('POST /missions/:id/pause', { params: { id } }, club.owner.as);
    const fan = await fanOf(club);
    expect(await opening(steps[0], fan)).toBe('requirements.paused');
    expect((await removal()).ok).toBe(true);
  });

  test('is refused to whoever is too early, too late, not eligible or no member', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const soon = new Date(app.clock.now().getTime() + DAY_MS).toISOString();
    const later = await publishedMission(app, club, { opens_at: soon });
    expect(await opening(later.steps[0], fan)).toBe('requirements.not-open-yet');
    const ended = await publishedMission(app, club);
    await app.ok('POST /missions/:id/end', { params: { id: ended.id } }, club.owner.as);
    expect(await opening(ended.steps[0], fan)).toBe('requirements.over');
    const high = await publishedMission(app, club, { condition: { kind: 'level', at_least: 5 } });
    expect(await opening(high.steps[0], fan)).toBe('requirements.not-eligible');
    expect(await view(high.id, fan)).toMatchObject({ locked: true, can: { take_part: false } });
    const other = await newClub();
    const open = await publishedMission(app, other);
    expect(await opening(open.steps[0], fan)).toBe('clubs.members-only');
    expect(await view(open.id)).toMatchObject({ mine: null, refusal: { code: 'clubs.members-only' } });
  });

  test('can ask for another one, and a private one for the tier that opens it', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const first = await publishedMission(app, club);
    const second = await publishedMission(app, club, {
      condition: { kind: 'mission', mission_id: first.id },
    });
    expect(await opening(second.steps[0], fan)).toBe('requirements.not-eligible');
    await doStep(app, first.steps[0] ?? '', fan);
    expect(await opening(second.steps[0], fan)).toBeUndefined();
    const secret = await publishedMission(app, club, { private: true });
    expect(await opening(secret.steps[0], fan)).toBe('requirements.not-eligible');
    const { rows } = await app.platform.db.query<{ id: string }>({
      text: `update tiers set benefits = '[{"type": "privateMission"}]' where club_id = $1 and rank = 2 returning id`,
      values: [club.id],
    });
    await app.platform.db.query({
      text: `insert into tier_grants (club_id, user_id, tier_id, source, granted_at) values ($1, $2, $3, 'hand', now())`,
      values: [club.id, fan.id, rows[0]?.id],
    });
    expect(await opening(secret.steps[0], fan)).toBeUndefined();
  });

  test('a private one opens by the perk of a level, and not below it', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const secret = await publishedMission(app, club, { private: true });
    const body = { name: 'Keeper', perks: [{ type: 'privateMission' } as const] };
    await app.ok('PUT /clubs/:id/levels/:level', { params: { id: club.id, level: 3 }, body }, club.owner.as);
    const give = (amount: number) =>
      app.platform.db.transaction((tx) =>
        grantXp(app.platform, tx, {
          club_id: club.id,
          user_id: fan.id,
          amount,
          cause: { kind: 'test', id: String(amount) },
        }),
      );
    await give(299);
    expect(await opening(secret.steps[0], fan)).toBe('requirements.not-eligible');
    expect(await view(secret.id, fan)).toMatchObject({ locked: true });
    await give(1);
    expect(await view(secret.id, fan)).toMatchObject({ locked: false });
    expect(await opening(secret.steps[0], fan)).toBeUndefined();
  });
});

describe('lists', () => {
  test('show a fan their missions over all clubs by state, those that end first ahead', async () => {
    const [one, two] = [await newClub(), await newClub()];
    const fan = await fanOf(one);
    await app.ok('POST /clubs/:id/join', { params: { id: two.id }, body: {} }, fan.as);
    const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
    const open = await publishedMission(app, one, { title: 'No end' });
    const soon = await publishedMission(app, two, { title: 'Soon', closes_at: at(1) });
    const done = await publishedMission(app, one, { title: 'Done', closes_at: at(3) });
    const begun = await publishedMission(app, two, { title: 'Begun', steps: [reading, reading] });
    await publishedMission(app, two, { title: 'Tomorrow', opens_at: at(1) });
    await doStep(app, done.steps[0] ?? '', fan);
    await doStep(app, begun.steps[0] ?? '', fan);
    const list = async (tab: 'todo' | 'progress' | 'done', more: object = {}) =>
      app.ok('GET /missions', { query: { tab, ...more } }, fan.as);
    expect((await list('todo')).data.map(({ id }) => id)).toEqual([soon.id, open.id]);
    expect((await list('progress')).data.map(({ id }) => id)).toEqual([begun.id]);
    expect((await list('done')).data.map(({ id }) => id)).toEqual([done.id]);
    const first = await list('todo', { limit: 1 });
    expect(first.data.map(({ id }) => id)).toEqual([soon.id]);
    const rest = await list('todo', { limit: 1, cursor: first.next_cursor ?? '' });
    expect(rest.data.map(({ id }) => id)).toEqual([open.id]);
    expect(rest.next_cursor).toBeNull();
    expect((await list('todo', { type: 'QUIZ' })).data).toEqual([]);
    const counts = await app.ok('GET /mission-counts', {}, fan.as);
    expect(counts.data).toEqual({ todo: 2, progress: 1, review: 0, done: 1 });
  });

  test('keep what a fan began and finished when the mission is paused or over, the newest first', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const [first, second] = [await publishedMission(app, club), await publishedMission(app, club)];
    const begun = await publishedMission(app, club, { steps: [reading, reading] });
    for (const { steps } of [first, second, begun]) {
      await doStep(app, steps[0] ?? '', fan);
      app.clock.advance(1000);
    }
    for (const { id } of [first, second])
      await app.ok('POST /missions/:id/end', { params: { id } }, club.owner.as);
    await app.ok('POST /missions/:id/pause', { params: { id: begun.id } }, club.owner.as);
    const list = async (tab: 'progress' | 'done', more: object = {}) =>
      app.ok('GET /missions', { query: { tab, ...more } }, fan.as);
    const newest = await list('done', { limit: 1 });
    expect(newest.data).toMatchObject([{ id: second.id, mine: { state: 'claimed' } }]);
    const rest = await list('done', { limit: 1, cursor: newest.next_cursor ?? '' });
    expect(rest.data.map(({ id }) => id)).toEqual([first.id]);
    expect(rest.next_cursor).toBeNull();
    expect((await list('progress')).data.map(({ id }) => id)).toEqual([begun.id]);
    const counts = await app.ok('GET /mission-counts', {}, fan.as);
    expect(counts.data).toEqual({ todo: 0, progress: 1, review: 0, done: 2 });
  });

  test('stand in the club’s own order, which its makers change', async () => {
    const club = await newClub();
    const [a, b] = [await publishedMission(app, club), await publishedMission(app, club)];
    const shown = async () =>
      (await app.ok('GET /clubs/:id/missions', { params: { id: club.id } })).data.map(({ id }) => id);
    expect(await shown()).toEqual([a.id, b.id]);
    const order = (ids: string[]) =>
      app.call('PUT /clubs/:id/missions/order', { params: { id: club.id }, body: { ids } }, club.owner.as);
    expect(codeOf(await order([b.id]))).toBe('missions.order-not-right');
    expect((await order([b.id, a.id])).ok).toBe(true);
    expect(await shown()).toEqual([b.id, a.id]);
  });

  test('tell its makers where fans stop', async () => {
    const club = await newClub();
    const { id, steps } = await publishedMission(app, club, { steps: [reading, reading] });
    const [one, two] = [await fanOf(club), await fanOf(club)];
    for (const step of steps) await doStep(app, step, one);
    await doStep(app, steps[0] ?? '', two);
    const funnel = await app.ok('GET /missions/:id/funnel', { params: { id } }, club.owner.as);
    expect(funnel.data).toMatchObject({
      started: 2,
      completed: 1,
      steps: [
        { begun: 2, passed: 2 },
        { begun: 1, passed: 1 },
      ],
    });
  });
});

test('a copy has the same words, picture, steps and rewards, and is a draft', async () => {
  const club = await newClub();
  const design_id = await putDesign(app, { club_id: club.id });
  const rewards = [{ kind: 'item' as const, design_id, total: 4 }];
  const { id } = await publishedMission(app, club, { title: 'Again', rewards, steps: [reading, reading] });
  const media_id = await uploadPicture(app, club.owner.as, { width: 64, height: 48 });
  const picture = { params: { id }, body: { from: 'upload' as const, media_id } };
  const first = (await app.ok('PUT /missions/:id/picture', picture, club.owner.as)).data;
  const copy = (await app.ok('POST /missions/:id/duplicate', { params: { id } }, club.owner.as)).data;
  expect(copy).toMatchObject({
    title: 'Again',
    state: 'draft',
    steps: 2,
    rewards: [{ total: 4, given: 0 }],
  });
  // Two pictures: each stays when the other goes.
  const bytesOf = async ({ picture: shown }: typeof copy) => {
    const answered = await fetch(`${app.url}/api${shown?.small_url}`);
    return answered.ok ? Buffer.from(await answered.arrayBuffer()).toString('base64') : undefined;
  };
  const shown = await bytesOf(first);
  expect(shown?.length).toBeGreaterThan(20);
  expect(await bytesOf(copy)).toBe(shown);
  await app.ok('DELETE /missions/:id', { params: { id: copy.id } }, club.owner.as);
  await vi.waitFor(async () => expect(await bytesOf(copy)).toBeUndefined());
  expect(await bytesOf(first)).toBe(shown);
});
