// Tests what the clock tells: a streak that ends tonight, one that a freeze saved, a ticket for tomorrow; each once, and to nobody else.
import { dayAfter, localDay } from '@stagepass/base/local-day.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { putDesign, putItem } from '#app/testing/items.ts';
import { type MailedWorld, openMailedWorld } from '#app/testing/mailed-world.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { jobs } from './jobs.ts';
import { inboxOf } from './testing/inbox.ts';

const ZONE = 'Europe/Lisbon';
let mailed: MailedWorld;
let app: TestApp;
let stage: Stage;
let fan: Somebody;
beforeAll(async () => {
  mailed = await openMailedWorld();
  ({ app } = mailed);
});
afterAll(() => app.stop());
beforeEach(async () => {
  stage = await mailed.newStage();
  await app.platform.db.query({
    text: 'update clubs set time_zone = $2 where id = $1',
    values: [stage.club.id, ZONE],
  });
  fan = await stage.make('member');
});

const kinds = async (who: Somebody) => (await inboxOf(app, who.as)).map(({ kind }) => kind);
/** That many days in a row, the last of them so many days ago. */
async function checkedIn(who: Somebody, days: number, lastAgo: number): Promise<void> {
  const today = localDay(app.clock.now(), ZONE);
  const list = Array.from({ length: days }, (_, at) => dayAfter(today, -lastAgo - at));
  await app.platform.db.query({
    text: `insert into checkins (club_id, user_id, day, kind, created_at)
      select $1, $2, d, 'made', now() from unnest($3::date[]) d`,
    values: [stage.club.id, who.id, list],
  });
}
const tick = () => mailed.run(jobs, 'notifications.streaks');

test('a streak that ends tonight is told in the evening where the club is, once', async () => {
  app.clock.set('2026-11-17T18:05:00Z');
  await checkedIn(fan, 5, 1);
  await tick();
  expect(await kinds(fan)).toEqual([]);
  app.clock.set('2026-11-17T19:05:00Z');
  await Promise.all([tick(), tick()]);
  await tick();
  const [entry, ...more] = await inboxOf(app, fan.as);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    ...{ kind: 'streak-risk', link: `/club/${stage.club.handle}/checkin` },
    // Midnight where the club is.
    payload: { streak: 5, freezes: 0, until: '2026-11-18T00:00:00.000Z' },
  });
});

test('who checked in today, or has a short streak, or left, hears nothing', async () => {
  app.clock.set('2026-11-17T19:05:00Z');
  const [today, short, gone] = [await stage.make('member'), await stage.make('member'), fan];
  await checkedIn(today, 5, 0);
  await checkedIn(short, 2, 1);
  await checkedIn(gone, 5, 1);
  await app.ok('POST /clubs/:id/leave', { params: { id: stage.club.id } }, gone.as);
  await tick();
  for (const who of [today, short, gone]) expect(await kinds(who)).not.toContain('streak-risk');
});

test('a streak that a freeze saved is told the next morning, once', async () => {
  app.clock.set('2026-11-19T09:05:00Z');
  // Seven in a row earn a freeze, which covers the day that was missed.
  await checkedIn(fan, 7, 2);
  await Promise.all([tick(), tick()]);
  await tick();
  const [entry, ...more] = await inboxOf(app, fan.as);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    kind: 'freeze-used',
    payload: { streak: 8, freezes: 0, day: '2026-11-18' },
  });
});

test('a streak without a freeze is over, and nobody says that it was saved', async () => {
  app.clock.set('2026-11-19T09:05:00Z');
  await checkedIn(fan, 4, 2);
  await tick();
  expect(await kinds(fan)).toEqual([]);
});

test('a ticket is told within the day before, once for all of a kind, and again where the show was moved', async () => {
  app.clock.set('2026-11-17T12:00:00Z');
  const design_id = await putDesign(app, {
    ...{ club_id: stage.club.id, name: 'Late show', kind: 'ticket', redeem: { place: 'Dock 4' } },
  });
  const startsAt = (at: string) =>
    app.platform.db.query({
      text: 'update item_designs set redeem_starts_at = $2 where id = $1',
      values: [design_id, at],
    });
  await startsAt('2026-11-18T20:00:00Z');
  await putItem(app, design_id, fan.id);
  await putItem(app, design_id, fan.id);
  const due = () => mailed.run(jobs, 'notifications.tickets');
  const told = async () =>
    (await inboxOf(app, fan.as)).flatMap((entry) =>
      entry.kind === 'ticket-reminder' ? [entry.payload.starts_at] : [],
    );
  await due();
  expect(await told()).toEqual([]);
  app.clock.set('2026-11-17T21:15:00Z');
  await Promise.all([due(), due()]);
  expect(await told()).toEqual(['2026-11-18T20:00:00.000Z']);
  await startsAt('2026-11-18T21:00:00Z');
  app.clock.advance(1000);
  await due();
  expect(await told()).toEqual(['2026-11-18T21:00:00.000Z', '2026-11-18T20:00:00.000Z']);
  // After it began there is nothing to remind of.
  app.clock.set('2026-11-18T21:15:00Z');
  await due();
  expect(await told()).toHaveLength(2);
});
