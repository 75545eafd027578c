// Tests check-ins over HTTP: once a day where the club is, offline with the day's token, repaired once a month.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const START = '2026-11-15T12:00:00Z';
async function memberIn(time_zone: string) {
  app.clock.set(START);
  const club = await foundClub(app, mailbox, { time_zone });
  return { club, fan: await joinedMember(app, mailbox, club.id) };
}
type Offline = { day: string; token: string };
const checkIn = (club: { id: string }, fan: Registered, offline?: Offline) =>
  app.call(
    'POST /clubs/:id/checkins',
    { params: { id: club.id }, body: offline === undefined ? {} : { offline } },
    fan.as,
  );
const made = async (club: { id: string }, fan: Registered) => {
  const answered = await checkIn(club, fan);
  if (!answered.ok) throw new Error(answered.error.code);
  return answered.body.data;
};
const calendar = async (club: { id: string }, fan: Registered, month?: string) =>
  (
    await app.ok(
      'GET /clubs/:id/checkins',
      { params: { id: club.id }, query: month === undefined ? {} : { month } },
      fan.as,
    )
  ).data;
const repair = (club: { id: string }, fan: Registered) =>
  app.call('POST /clubs/:id/checkins/repair', { params: { id: club.id } }, fan.as);

describe('a check-in', () => {
  test('counts once a day and brings its XP once', async () => {
    const { club, fan } = await memberIn('UTC');
    expect(await made(club, fan)).toMatchObject({ granted_xp: 75, streak: 1, checked_today: true });
    expect(await made(club, fan)).toMatchObject({ granted_xp: 0, streak: 1 });
    const { data } = await app.ok('GET /clubs/:id/standing', { params: { id: club.id } }, fan.as);
    expect(data.xp).toBe(75);
  });

  test('of many phones at once counts once', async () => {
    const { club, fan } = await memberIn('UTC');
    const all = await Promise.all(Array.from({ length: 20 }, () => made(club, fan)));
    expect(all.reduce((sum, { granted_xp }) => sum + granted_xp, 0)).toBe(75);
    expect((await calendar(club, fan)).days).toEqual([{ day: '2026-11-15', kind: 'made' }]);
  });

  test.each([
    ['Pacific/Pago_Pago', '2026-11-16T10:59:59Z', '2026-11-15', '2026-11-16T11:00:00Z', '2026-11-16'],
    ['Pacific/Kiritimati', '2026-11-16T09:59:59Z', '2026-11-16', '2026-11-16T10:00:00Z', '2026-11-17'],
    // A day of 23 hours, and one of 25.
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25', '2026-10-25T23:00:00Z', '2026-10-26'],
  ])('belongs to the day in %s', async (zone, before, day, after, next) => {
    const { club, fan } = await memberIn(zone);
    app.clock.set(before);
    expect(await made(club, fan)).toMatchObject({ today: day, streak: 1, granted_xp: 75 });
    app.clock.set(after);
    expect(await made(club, fan)).toMatchObject({ today: next, streak: 2, granted_xp: 75 });
    app.clock.set(START);
  });

  test('made offline counts for its day with its token, up to 48 hours later, however often it is sent', async () => {
    const { club, fan } = await memberIn('UTC');
    const [today, tomorrow] = (await calendar(club, fan)).tokens;
    if (today === undefined || tomorrow === undefined) throw new Error('no tokens');
    expect(await checkIn(club, fan, tomorrow)).toMatchObject({ error: { code: 'checkins.token-not-right' } });
    expect(await checkIn(club, fan, { ...today, day: '2026-11-14' })).toMatchObject({
      error: { code: 'checkins.token-not-right' },
    });
    const other = await joinedMember(app, mailbox, club.id);
    expect(await checkIn(club, other, today)).toMatchObject({ error: { code: 'checkins.token-not-right' } });
    app.clock.set('2026-11-17T08:00:00Z');
    await made(club, fan);
    const sent = await Promise.all(Array.from({ length: 10 }, () => checkIn(club, fan, tomorrow)));
    expect(sent.every(({ ok }) => ok)).toBe(true);
    expect(await checkIn(club, fan, today)).toMatchObject({ body: { data: { streak: 3, granted_xp: 75 } } });
    // Three days, however often they were sent.
    const standing = { params: { id: club.id } };
    expect((await app.ok('GET /clubs/:id/standing', standing, fan.as)).data.xp).toBe(225);
    const late = await memberIn('UTC');
    const [token] = (await calendar(late.club, late.fan)).tokens;
    app.clock.set('2026-11-18T00:00:01Z');
    expect(await checkIn(late.club, late.fan, token)).toMatchObject({ error: { code: 'checkins.too-late' } });
    app.clock.set(START);
  });
});

describe('a missed day', () => {
  test('is repaired once a month, without XP', async () => {
    const { club, fan } = await memberIn('UTC');
    await made(club, fan);
    expect(await repair(club, fan)).toMatchObject({ error: { code: 'checkins.nothing-to-repair' } });
    app.clock.set('2026-11-17T12:00:00Z');
    expect(await made(club, fan)).toMatchObject({ streak: 1, repair: { day: '2026-11-16' } });
    expect(await repair(club, fan)).toMatchObject({ body: { data: { streak: 3, repair: { day: null } } } });
    app.clock.set('2026-11-19T12:00:00Z');
    expect(await made(club, fan)).toMatchObject({ streak: 1, repair: { day: null, used_this_month: true } });
    expect(await repair(club, fan)).toMatchObject({ error: { code: 'checkins.repair-used' } });
    const { data } = await app.ok('GET /clubs/:id/standing', { params: { id: club.id } }, fan.as);
    expect(data.xp).toBe(225);
    app.clock.set(START);
  });

  test('is shown in the month it belongs to', async () => {
    const { club, fan } = await memberIn('UTC');
    await made(club, fan);
    app.clock.set('2026-12-02T12:00:00Z');
    await made(club, fan);
    expect((await calendar(club, fan)).days).toEqual([{ day: '2026-12-02', kind: 'made' }]);
    expect((await calendar(club, fan, '2026-11')).days).toEqual([{ day: '2026-11-15', kind: 'made' }]);
    app.clock.set(START);
  });
});
