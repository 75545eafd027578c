// Tests reminders over HTTP: asked for once, moved with what they are about, told once, dropped when it is over.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HOUR_MS, inMs, openLot } from '#app/testing/auctions.ts';
import { type MailedWorld, openMailedWorld } from '#app/testing/mailed-world.ts';
import { publishedMission } from '#app/testing/missions.ts';
import type { Mailbox } from '#app/testing/people.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody } from '#app/testing/world.ts';
import { reminders } from './domain.ts';
import { jobs } from './jobs.ts';
import { listRemindersOf } from './reminders.store.ts';

let mailed: MailedWorld;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  mailed = await openMailedWorld();
  ({ app, mailbox } = mailed);
});
afterAll(() => app.stop());

const newStage = () => mailed.newStage();
type Of = { kind: 'mission' | 'auction'; id: string; moment: 'start' | 'end' };
const set = (fan: Somebody, params: Of) => app.call('PUT /reminders/:kind/:id/:moment', { params }, fan.as);
const unset = (fan: Somebody, params: Of) =>
  app.call('DELETE /reminders/:kind/:id/:moment', { params }, fan.as);
const kept = (fan: Somebody) => listRemindersOf(app.platform.db, fan.id);
const codeOf = (answered: Awaited<ReturnType<typeof set>>) => (answered.ok ? 'ok' : answered.error.code);
const runDue = () => mailed.run(jobs, 'reminders.due');

test('is asked for once however often, shown as on, and taken back', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const lot = await openLot(stage, { ends_at: inMs(app, 2 * HOUR_MS) });
  const of = { kind: 'auction', id: lot.id, moment: 'end' } as const;
  const many = await Promise.all(Array.from({ length: 8 }, () => set(fan, of)));
  expect(many.map(codeOf)).toEqual(Array.from({ length: 8 }, () => 'ok'));
  expect(await kept(fan)).toHaveLength(1);
  const read = async () =>
    (await app.ok('GET /reminders/:kind/:id', { params: { kind: 'auction', id: lot.id } }, fan.as)).data;
  expect(await read()).toEqual([
    { moment: 'end', at: lot.ends_at, remind_at: inMs(app, 105 * 60_000), on: true },
  ]);
  await unset(fan, of);
  expect(await read()).toMatchObject([{ on: false }]);
  expect(codeOf(await unset(fan, of))).toBe('ok');
});

test('is told once, by email and on the phone, by however many jobs at once', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const lot = await openLot(stage, { ends_at: inMs(app, 2 * HOUR_MS), title: 'Signed setlist' });
  await set(fan, { kind: 'auction', id: lot.id, moment: 'end' });
  const told = vi.spyOn(app.platform.realtime, 'toUser');
  await runDue();
  expect(await kept(fan)).toMatchObject([{ sent_at: null }]);
  app.clock.advance(106 * 60_000);
  await Promise.all([runDue(), runDue(), runDue()]);
  await runDue();
  await vi.waitFor(() => expect(mailbox.to(fan.email)).toHaveLength(1));
  expect(mailbox.to(fan.email)[0]).toMatchObject({
    subject: expect.stringContaining('Signed setlist ends soon'),
  });
  await vi.waitFor(() =>
    expect(told).toHaveBeenCalledWith(
      fan.id,
      'reminderDue',
      expect.objectContaining({ title: 'Signed setlist' }),
    ),
  );
  expect(told.mock.calls.filter(([to, name]) => to === fan.id && name === 'reminderDue')).toHaveLength(1);
  expect(mailbox.to(fan.email)).toHaveLength(1);
  expect((await kept(fan))[0]?.sent_at).not.toBeNull();
  app.clock.advance(-106 * 60_000);
});

test('moves with the end it is about, and is dropped when that is over', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const club = { id: stage.club.id, owner: stage.owner };
  const { id } = await publishedMission(app, club, { closes_at: inMs(app, 10 * HOUR_MS) });
  await set(fan, { kind: 'mission', id, moment: 'end' });
  await app.ok('POST /missions/:id/pause', { params: { id } }, stage.owner.as);
  const { data } = await app.ok('GET /missions/:id/editor', { params: { id } }, stage.owner.as);
  const { title, story, version } = data;
  const body = { title, story, version, closes_at: inMs(app, 20 * HOUR_MS) };
  await app.ok('PUT /missions/:id', { params: { id }, body }, stage.owner.as);
  expect(await kept(fan)).toMatchObject([
    { at: new Date(inMs(app, 20 * HOUR_MS)), remind_at: new Date(inMs(app, 18 * HOUR_MS)) },
  ]);
  await app.ok('POST /missions/:id/end', { params: { id } }, stage.owner.as);
  app.clock.advance(19 * HOUR_MS);
  await runDue();
  expect(await kept(fan)).toEqual([]);
  expect(mailbox.to(fan.email)).toEqual([]);
  app.clock.advance(-19 * HOUR_MS);
});

test('of a scheduled mission comes with its start', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const opens_at = inMs(app, 3 * HOUR_MS);
  const { id } = await publishedMission(app, { id: stage.club.id, owner: stage.owner }, { opens_at });
  expect(codeOf(await set(fan, { kind: 'mission', id, moment: 'end' }))).toBe('reminders.too-late');
  expect(codeOf(await set(fan, { kind: 'mission', id, moment: 'start' }))).toBe('ok');
  app.clock.advance(3 * HOUR_MS + 1000);
  await runDue();
  await vi.waitFor(() => expect(mailbox.to(fan.email)[0]?.subject).toContain('is open now'));
  app.clock.advance(-3 * HOUR_MS - 1000);
});

test('says nothing of a mission that rests by then', async () => {
  const stage = await newStage();
  const club = { id: stage.club.id, owner: stage.owner };
  const fan = await stage.make('member');
  const opens_at = inMs(app, 3 * HOUR_MS);
  const [paused, hidden] = [
    await publishedMission(app, club, { opens_at }),
    await publishedMission(app, club, { opens_at }),
  ];
  for (const { id } of [paused, hidden])
    expect(codeOf(await set(fan, { kind: 'mission', id, moment: 'start' }))).toBe('ok');
  await app.ok('POST /missions/:id/pause', { params: { id: paused.id } }, stage.owner.as);
  await app.platform.db.query({
    text: `update missions set hidden_at = now(), hidden_reason = '' where id = $1`,
    values: [hidden.id],
  });
  app.clock.advance(3 * HOUR_MS + 1000);
  await runDue();
  expect(mailbox.to(fan.email)).toEqual([]);
  app.clock.advance(-3 * HOUR_MS - 1000);
});

test('is refused for what is about to end, for what one may not see, and beyond a hundred', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const near = await openLot(stage, { ends_at: inMs(app, 10 * 60_000) });
  expect(codeOf(await set(fan, { kind: 'auction', id: near.id, moment: 'end' }))).toBe('reminders.too-late');
  const shut = await mailed.newStage('private');
  const hidden = await openLot(shut, { ends_at: inMs(app, HOUR_MS) });
  expect(codeOf(await set(fan, { kind: 'auction', id: hidden.id, moment: 'end' }))).toBe(
    'reminders.subject-not-found',
  );
  const lot = await openLot(stage, { ends_at: inMs(app, HOUR_MS) });
  await app.platform.db.query({
    text: `insert into reminders select $1, 'mission', gen_random_uuid(), 'end', $2, $2, null, $2 from generate_series(1, 99)`,
    values: [fan.id, inMs(app, HOUR_MS)],
  });
  const second = await openLot(stage, { ends_at: inMs(app, HOUR_MS) });
  const both = await Promise.all(
    [lot, second].map(({ id }) => set(fan, { kind: 'auction', id, moment: 'end' })),
  );
  expect(both.map(codeOf).sort()).toEqual(['ok', 'reminders.too-many']);
  expect(await reminders.exportUser?.(app.platform, fan.id)).toHaveLength(100);
  await app.platform.db.transaction(async (tx) => reminders.eraseUser?.(tx, fan.id, app.platform));
  expect(await kept(fan)).toEqual([]);
});
