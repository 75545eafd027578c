// Tests missions over HTTP: made, published, done step by step, rewarded once, and refused where they must be.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clubMoney, moneyOf } from '#app/testing/auctions.ts';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import {
  doStep,
  fundClub,
  makeMission,
  oldMember,
  publishedMission,
  reading,
} from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';
import { auditMissions } from './audit.store.ts';
import { jobs } from './jobs.ts';
import { removePartsOf } from './parts.store.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

type Club = Awaited<ReturnType<typeof foundClub>>;
const newClub = (wanted: Parameters<typeof foundClub>[2] = {}) => foundClub(app, mailbox, wanted);

/** A member whose account is older than a day, as rewards of value ask for. */
const fanOf = (club: Club) => oldMember(app, mailbox, club.id);
const view = async (id: string, fan?: Registered) =>
  (await app.ok('GET /missions/:id', { params: { id } }, fan?.as)).data;
const xpOf = async (club: Club, fan: Registered) =>
  (await app.ok('GET /clubs/:id/standing', { params: { id: club.id } }, fan.as)).data.xp;
const codeOf = (answered: { ok: boolean; error?: { code: string } }) =>
  answered.ok ? undefined : answered.error?.code;
const opening = async (step: string | undefined, fan: Registered) =>
  codeOf(await app.call('POST /requirements/:id/open', { params: { id: step ?? '' } }, fan.as));
const run = async (name: string) => {
  const job = jobs.find((one) => one.name === name);
  await job?.run(app.platform, {}, new AbortController().signal);
};

const fund = (club: Club, cents: number) => fundClub(app, club.id, cents);
const setBudget = (club: Club, change_cents: number) =>
  app.call(
    'POST /clubs/:id/mission-budget',
    { params: { id: club.id }, body: { change_cents } },
    keyed(club.owner.as),
  );

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

describe('rounds', () => {
  test('begin anew where the club is, each with its own XP; what was opened before midnight counts for that day', async () => {
    app.clock.set('2026-11-15T12:00:00Z');
    const club = await newClub({ time_zone: 'Pacific/Kiritimati' });
    const fan = await fanOf(club);
    const { id, steps } = await publishedMission(app, club, { repeat: 'daily' });
    const step = steps[0] ?? '';
    await doStep(app, step, fan);
    expect(await view(id, fan)).toMatchObject({
      mine: { state: 'claimed' },
      again_at: '2026-11-16T10:00:00.000Z',
    });
    app.clock.set('2026-11-16T09:59:00Z');
    await doStep(app, step, fan);
    expect(await xpOf(club, fan)).toBe(50);
    app.clock.set('2026-11-16T10:00:00Z');
    expect(await view(id, fan)).toMatchObject({ mine: { state: 'todo', passed: 0 } });
    app.clock.set('2026-11-17T09:59:30Z');
    const { data } = await app.ok('POST /requirements/:id/open', { params: { id: step } }, fan.as);
    app.clock.set('2026-11-17T10:00:30Z');
    const body = { attempt_id: data.id, answer: { type: 'CONTENT' as const } };
    await app.ok('POST /requirements/:id/finish', { params: { id: step }, body }, fan.as);
    expect(await xpOf(club, fan)).toBe(100);
    await doStep(app, step, fan);
    expect(await xpOf(club, fan)).toBe(150);
    app.clock.set('2026-11-18T09:59:30Z');
    const late = await app.ok('POST /requirements/:id/open', { params: { id: step } }, fan.as);
    expect(late.data.id).not.toBe(data.id);
    app.clock.set('2026-11-15T12:00:00Z');
  });
});

describe('places', () => {
  test('are taken by the first step, kept from staff, and given back when somebody runs out of time', async () => {
    const club = await newClub();
    const [one, two] = [await fanOf(club), await fanOf(club)];
    const { id, steps } = await publishedMission(app, club, {
      slots: 1,
      finish_within_h: 2,
      steps: [reading, reading],
    });
    await doStep(app, steps[0] ?? '', club.owner);
    expect((await view(id, one)).slots_left).toBe(1);
    await doStep(app, steps[0] ?? '', one);
    expect(await opening(steps[0], two)).toBe('requirements.slots-taken');
    expect((await view(id, two)).slots_left).toBe(0);
    app.clock.advance(2 * 3_600_000 + 11 * 60_000);
    await run('missions.expire');
    expect((await view(id, one)).mine).toMatchObject({ state: 'expired', passed: 1 });
    expect(await opening(steps[0], two)).toBeUndefined();
    expect(await opening(steps[1], one)).toBe('requirements.slots-taken');
    expect(await auditMissions(app.platform.db)).toEqual([]);
  });
});

test('a place is free again when its holder’s account is gone', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  const { id, steps } = await publishedMission(app, club, { slots: 1, steps: [reading, reading] });
  await doStep(app, steps[0] ?? '', fan);
  await app.platform.db.transaction((tx) => removePartsOf(tx, fan.id));
  expect((await view(id, club.owner)).slots_left).toBe(1);
  expect(await auditMissions(app.platform.db)).toEqual([]);
});

describe('rewards', () => {
  test('in credits come from the budget that the owner set, and what was not won is free again', async () => {
    const club = await newClub();
    await fund(club, 5000);
    const credits = { kind: 'credits' as const, amount_cents: 300, total: 5 };
    const made = await makeMission(app, club, { rewards: [credits] });
    const publish = () => app.call('POST /missions/:id/publish', { params: { id: made.id } }, club.owner.as);
    expect(await publish()).toMatchObject({ error: { details: { problems: ['budget'] } } });
    expect(codeOf(await setBudget(club, 9000))).toBe('ledger.not-enough');
    expect(await setBudget(club, 2000)).toMatchObject({
      body: { data: { budget_cents: 2000, free_cents: 2000 } },
    });
    expect((await publish()).ok).toBe(true);
    expect(codeOf(await setBudget(club, -1000))).toBe('missions.budget-too-small');
    const fan = await fanOf(club);
    await doStep(app, made.steps[0] ?? '', fan);
    expect((await moneyOf(app, fan.id)).balance).toBe(300);
    await doStep(app, made.steps[0] ?? '', club.owner);
    expect((await moneyOf(app, club.owner.id)).balance).toBe(0);
    expect((await view(made.id, club.owner)).mine).toMatchObject({ state: 'claimed', reward_wait: 'staff' });
    expect(await auditMissions(app.platform.db)).toEqual([]);
    await app.ok('POST /missions/:id/end', { params: { id: made.id } }, club.owner.as);
    const budget = await app.ok('GET /clubs/:id/mission-budget', { params: { id: club.id } }, club.owner.as);
    expect(budget.data).toMatchObject({
      budget_cents: 2000,
      reserved_cents: 0,
      spent_cents: 300,
      free_cents: 1700,
    });
    expect((await setBudget(club, -1700)).ok).toBe(true);
    expect(await clubMoney(app, club.id)).toBe(4700);
    expect(await auditMissions(app.platform.db)).toEqual([]);
  });

  test('of an edition are kept when it is published, given in order, and go back to the club at the end', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 3 });
    const { id, steps } = await publishedMission(app, club, {
      rewards: [{ kind: 'item', design_id, total: 2 }],
    });
    const fan = await fanOf(club);
    await doStep(app, steps[0] ?? '', fan);
    const mine = async (who: Registered) =>
      (
        await app.platform.db.query<{ number: number }>({
          text: 'select number from items where holder_id = $1 and design_id = $2',
          values: [who.id, design_id],
        })
      ).rows.map((row) => row.number);
    expect(await mine(fan)).toEqual([1]);
    expect(await auditMissions(app.platform.db)).toEqual([]);
    await app.ok('POST /missions/:id/archive', { params: { id } }, club.owner.as);
    const { rows } = await app.platform.db.query<{ state: string; holder_id: string | null }>({
      text: 'select state, holder_id from items where design_id = $1 and number = 2',
      values: [design_id],
    });
    expect(rows).toEqual([{ state: 'held', holder_id: null }]);
  });

  test('wait for accounts that are younger than a day, and are claimed once', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id });
    const { id, steps } = await publishedMission(app, club, {
      rewards: [{ kind: 'item', design_id, total: null }],
    });
    const young = await joinedMember(app, mailbox, club.id);
    await doStep(app, steps[0] ?? '', young);
    expect(await view(id, young)).toMatchObject({
      mine: { state: 'completed', reward_wait: 'account-age' },
      can: { claim: true },
    });
    const claim = () => app.call('POST /missions/:id/claim', { params: { id } }, keyed(young.as));
    expect(codeOf(await claim())).toBe('missions.reward-too-early');
    app.clock.advance(DAY_MS);
    expect((await claim()).ok).toBe(true);
    expect(codeOf(await claim())).toBe('missions.nothing-to-claim');
    const { rows } = await app.platform.db.query<{ count: number }>({
      text: 'select count(*)::int as count from items where holder_id = $1',
      values: [young.id],
    });
    expect(rows[0]?.count).toBe(1);
  });

  test('that wait are kept for whoever finished, also when the mission ends, and are no other’s', async () => {
    const club = await newClub();
    await fund(club, 1000);
    await setBudget(club, 1000);
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 2 });
    const { id, steps } = await publishedMission(app, club, {
      rewards: [
        { kind: 'item', design_id, total: 2 },
        { kind: 'credits', amount_cents: 400, total: 2 },
      ],
    });
    const young = await joinedMember(app, mailbox, club.id);
    await doStep(app, steps[0] ?? '', young);
    await app.ok('POST /missions/:id/archive', { params: { id } }, club.owner.as);
    const budget = await app.ok('GET /clubs/:id/mission-budget', { params: { id: club.id } }, club.owner.as);
    expect(budget.data).toMatchObject({ reserved_cents: 400, free_cents: 600 });
    expect(await auditMissions(app.platform.db)).toEqual([]);
    app.clock.advance(DAY_MS);
    await app.ok('POST /missions/:id/claim', { params: { id } }, keyed(young.as));
    expect((await moneyOf(app, young.id)).balance).toBe(400);
    const { rows } = await app.platform.db.query<{ holder_id: string | null; state: string }>({
      text: 'select holder_id, state from items where design_id = $1 order by number',
      values: [design_id],
    });
    expect(rows).toEqual([
      { holder_id: young.id, state: 'held' },
      { holder_id: null, state: 'held' },
    ]);
    expect(await auditMissions(app.platform.db)).toEqual([]);
  });

  test('are not for staff, also for whoever became staff on the way', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id });
    const { id, steps } = await publishedMission(app, club, {
      steps: [reading, reading],
      rewards: [{ kind: 'item', design_id, total: null }],
    });
    const fan = await fanOf(club);
    await doStep(app, steps[0] ?? '', fan);
    await app.platform.db.query({
      text: `update memberships set role = 'admin', scopes = '{all}' where club_id = $1 and user_id = $2`,
      values: [club.id, fan.id],
    });
    await doStep(app, steps[1] ?? '', fan);
    expect((await view(id, fan)).mine).toMatchObject({ state: 'claimed', reward_wait: 'staff' });
  });

  test('of an item that was retired meanwhile keep nobody from finishing', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id });
    const { id, steps } = await publishedMission(app, club, {
      rewards: [{ kind: 'item', design_id, total: null }],
    });
    await app.platform.db.query({
      text: `update item_designs set state = 'retired' where id = $1`,
      values: [design_id],
    });
    const fan = await fanOf(club);
    await doStep(app, steps[0] ?? '', fan);
    expect((await view(id, fan)).mine).toMatchObject({ state: 'claimed', reward_wait: 'none-left' });
  });

  test('go to one person a phone', async () => {
    const club = await newClub();
    const design_id = await putDesign(app, { club_id: club.id });
    const { id, steps } = await publishedMission(app, club, {
      rewards: [{ kind: 'item', design_id, total: null }],
    });
    const [one, two] = [await fanOf(club), await fanOf(club)];
    const cookie = `sp_device=${'a'.repeat(24)}`;
    const on = (fan: Registered) => ({ ...fan, as: { ...fan.as, headers: { ...fan.as.headers, cookie } } });
    await doStep(app, steps[0] ?? '', on(one));
    await doStep(app, steps[0] ?? '', on(two));
    expect((await view(id, one)).mine).toMatchObject({ state: 'claimed', reward_wait: null });
    expect((await view(id, two)).mine).toMatchObject({ state: 'claimed', reward_wait: 'device' });
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

test('a copy has the same words, steps and rewards, and is a draft', async () => {
  const club = await newClub();
  const design_id = await putDesign(app, { club_id: club.id });
  const rewards = [{ kind: 'item' as const, design_id, total: 4 }];
  const { id } = await publishedMission(app, club, { title: 'Again', rewards, steps: [reading, reading] });
  const copy = await app.ok('POST /missions/:id/duplicate', { params: { id } }, club.owner.as);
  expect(copy.data).toMatchObject({
    title: 'Again',
    state: 'draft',
    steps: 2,
    rewards: [{ total: 4, given: 0 }],
  });
  await app.ok('DELETE /missions/:id', { params: { id: copy.data.id } }, club.owner.as);
});

test('a mission ends by its clock after a moment of grace, and those who had begun run out of time', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  const closes_at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const { id, steps } = await publishedMission(app, club, { closes_at, steps: [reading, reading] });
  await doStep(app, steps[0] ?? '', fan);
  app.clock.advance(3_600_000 + 60_000);
  expect((await view(id, fan)).state).toBe('ended');
  await doStep(app, steps[1] ?? '', fan);
  expect((await view(id, fan)).mine?.state).toBe('claimed');
  app.clock.advance(600_000);
  await run('missions.end');
  expect(await opening(steps[0], fan)).toBe('requirements.over');
});

describe('a step of check-ins', () => {
  test('is passed by the check-in that makes them enough, without opening it again', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const { id, steps } = await publishedMission(app, club, {
      steps: [{ type: 'CHECKIN', days: 2, mode: 'row' }],
    });
    const step = steps[0] ?? '';
    const checkIn = () => app.ok('POST /clubs/:id/checkins', { params: { id: club.id }, body: {} }, fan.as);
    const { data } = await app.ok('POST /requirements/:id/open', { params: { id: step } }, fan.as);
    expect(data.task).toEqual({ type: 'CHECKIN', days: 2, mode: 'row', have: 0, checked_today: false });
    await checkIn();
    const early = await app.call(
      'POST /requirements/:id/finish',
      { params: { id: step }, body: { attempt_id: data.id, answer: { type: 'CHECKIN' } } },
      fan.as,
    );
    expect(early).toMatchObject({
      error: { code: 'requirements.checkins-missing', details: { have: 1, days: 2 } },
    });
    app.clock.advance(DAY_MS);
    await checkIn();
    await vi.waitFor(async () => expect((await view(id, fan)).mine?.state).toBe('claimed'));
    expect(await xpOf(club, fan)).toBe(225);
  });

  test('is not asked of those who want to join', async () => {
    const club = await newClub();
    const body = { title: 'Come often', config: { type: 'CHECKIN' as const, days: 2, mode: 'all' as const } };
    const params = { owner_kind: 'joining' as const, owner_id: club.id };
    const refused = await app.call(
      'POST /requirement-lists/:owner_kind/:owner_id/requirements',
      { params, body },
      club.owner.as,
    );
    expect(codeOf(refused)).toBe('requirements.type-not-offered');
  });
});
