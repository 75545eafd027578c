// Tests time in missions over HTTP: rounds where the club is, places, and how they end.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { codeOf, type MissionClub, missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, publishedMission, reading } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { auditMissions } from './audit.store.ts';
import { jobs } from './jobs.ts';
import { removePartsOf } from './parts.store.ts';
import { missionSubject } from './subject.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf, view, xpOf, opening } = missionCalls(() => ({ app, mailbox }));
const run = async (name: string) => {
  const job = jobs.find((one) => one.name === name);
  await job?.run(app.platform, {}, new AbortController().signal);
};

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

describe('a daily round', () => {
  test.each([
    ['Pacific/Pago_Pago', '2026-11-16T10:59:59Z', '2026-11-16T11:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-16T09:59:59Z', '2026-11-16T10:00:00.000Z'],
    // A day of 23 hours, and one of 25.
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00.000Z'],
  ])('in %s ends at midnight there (%s)', async (time_zone, last, first) => {
    const club = await newClub({ time_zone });
    const fan = await fanOf(club);
    const { id, steps } = await publishedMission(app, club, { repeat: 'daily' });
    const step = steps[0] ?? '';
    app.clock.set(last);
    for (const _ of ['once', 'again']) await doStep(app, step, fan);
    expect(await xpOf(club, fan)).toBe(50);
    expect(await view(id, fan)).toMatchObject({ mine: { state: 'claimed' }, again_at: first });
    app.clock.set(first);
    expect(await view(id, fan)).toMatchObject({ mine: { state: 'todo', passed: 0 } });
    await doStep(app, step, fan);
    expect(await xpOf(club, fan)).toBe(100);
    app.clock.set('2026-11-15T12:00:00Z');
  });
});

describe('while a mission rests', () => {
  const acts = {
    paused: {
      rest: (id: string, club: MissionClub) =>
        app.ok('POST /missions/:id/pause', { params: { id } }, club.owner.as),
      goOn: (id: string, club: MissionClub) =>
        app.ok('POST /missions/:id/publish', { params: { id } }, club.owner.as),
    },
    hidden: {
      rest: (id: string) => hide(id),
      goOn: (id: string) => app.platform.db.transaction((tx) => missionSubject.restore(app.platform, tx, id)),
    },
  };
  const hide = (id: string) =>
    app.platform.db.transaction((tx) =>
      missionSubject.hide(app.platform, tx, id, { cause: 'a case', reason: '' }),
    );
  const begun = async (draft: Parameters<typeof publishedMission>[2] = {}) => {
    const club = await newClub();
    const fan = await fanOf(club);
    const steps = [reading, reading];
    const made = await publishedMission(app, club, { finish_within_h: 2, steps, ...draft });
    await doStep(app, made.steps[0] ?? '', fan);
    const expires = async () => (await view(made.id, fan)).mine?.due_at;
    return { club, fan, ...made, expires };
  };
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();

  test.each(['paused', 'hidden'] as const)('%s, nobody’s hours run, however often', async (how) => {
    const { club, fan, id, steps, expires } = await begun();
    const { rest, goOn } = acts[how];
    expect(await expires()).toBe(inHours(2));
    app.clock.advance(3_600_000);
    for (const hours of [5, 30]) {
      await rest(id, club);
      app.clock.advance(hours * 3_600_000);
      await run('missions.expire');
      await goOn(id, club);
      expect(await expires()).toBe(inHours(1));
    }
    app.clock.advance(30 * 60_000);
    await run('missions.expire');
    await doStep(app, steps[1] ?? '', fan);
    expect((await view(id, fan)).mine).toMatchObject({ state: 'claimed', passed: 2 });
  });

  test('both paused and hidden, the time is given back once, when it is neither any more', async () => {
    const { club, id, expires } = await begun();
    await acts.paused.rest(id, club);
    app.clock.advance(3_600_000);
    await acts.hidden.rest(id);
    app.clock.advance(3_600_000);
    await acts.paused.goOn(id, club);
    app.clock.advance(3_600_000);
    await acts.hidden.goOn(id);
    expect(await expires()).toBe(inHours(2));
  });

  test('the end of the mission stays where it is', async () => {
    const closes_at = inHours(3);
    const { club, id, expires } = await begun({ closes_at });
    await acts.paused.rest(id, club);
    app.clock.advance(2 * 3_600_000);
    await acts.paused.goOn(id, club);
    expect(await expires()).toBe(closes_at);
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

test('what was opened in time is refused once the grace after the end is over, and gives nothing', async () => {
  const club = await newClub();
  const [quick, slow] = [await fanOf(club), await fanOf(club)];
  const closes_at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const { id, steps } = await publishedMission(app, club, { closes_at });
  const params = { id: steps[0] ?? '' };
  const finishing = [];
  for (const fan of [quick, slow]) {
    const { data } = await app.ok('POST /requirements/:id/open', { params }, fan.as);
    const body = { attempt_id: data.id, answer: { type: 'CONTENT' as const } };
    finishing.push(() => app.call('POST /requirements/:id/finish', { params, body }, fan.as));
  }
  app.clock.advance(3_600_000 + 9 * 60_000);
  expect(await finishing[0]?.()).toMatchObject({ ok: true });
  app.clock.advance(2 * 60_000);
  // Whether the job that ends it has run by then or not.
  expect(await finishing[1]?.()).toMatchObject({ ok: false, error: { code: 'requirements.over' } });
  await run('missions.end');
  expect(await finishing[1]?.()).toMatchObject({ ok: false, error: { code: 'requirements.over' } });
  expect((await view(id, slow)).mine?.passed).toBe(0);
  expect(await xpOf(club, slow)).toBe(0);
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

  test('counts the streak that runs, not one that ended', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const { steps } = await publishedMission(app, club, {
      steps: [{ type: 'CHECKIN', days: 4, mode: 'row' }],
    });
    const params = { id: steps[0] ?? '' };
    const have = async () => {
      const { data } = await app.ok('POST /requirements/:id/open', { params }, fan.as);
      return (data.task as { have: number }).have;
    };
    await have();
    for (let day = 0; day < 3; day += 1) {
      await app.ok('POST /clubs/:id/checkins', { params: { id: club.id }, body: {} }, fan.as);
      app.clock.advance(DAY_MS);
    }
    expect(await have()).toBe(3);
    app.clock.advance(DAY_MS);
    expect(await have()).toBe(0);
    await app.ok('POST /clubs/:id/checkins', { params: { id: club.id }, body: {} }, fan.as);
    expect(await have()).toBe(1);
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
