// Tests a club's figures over HTTP: nothing about fewer than five people, the period before, parts, CSV, the same number of queries
// whatever there is, days in the club's time zone; a creator's desk; and the weekly email.
import { randomUUID } from 'node:crypto';
import type { InsightFigure } from '@stagepass/contract/insights/kinds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, manyActors } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { putMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, registerVerified } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { updateZone } from './clubs.store.ts';
import { mailWeeks } from './mail-week.ts';
import { rebuildClubs } from './public/rebuild-clubs.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

type Club = Awaited<ReturnType<typeof foundClub>>;

const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS);

async function putPost(club: Club, at: Date): Promise<string> {
  const id = randomUUID();
  await app.platform.db.query({
    text: `insert into posts (id, club_id, author_id, client_key, text, audience, reply_policy, created_at, published_at)
      values ($1, $2, $3, $1, 'Doors at eight.', 'public', 'everyone', $4, $4)`,
    values: [id, club.id, club.owner.id, at],
  });
  return id;
}

async function comment(post: string, userIds: readonly string[], at: Date): Promise<void> {
  for (const user_id of userIds)
    await app.platform.db.query({
      text: `insert into comments (id, post_id, author_id, client_key, text, created_at) values ($1, $2, $3, $1, 'Yes!', $4)`,
      values: [randomUUID(), post, user_id, at],
    });
}

async function start(mission: string, userIds: readonly string[], at: Date): Promise<void> {
  for (const user_id of userIds)
    await app.platform.db.query({
      text: `insert into mission_parts (id, mission_id, user_id, period, state, started_at) values ($1, $2, $3, '', 'started', $4)`,
      values: [randomUUID(), mission, user_id, at],
    });
}

async function people(count: number): Promise<string[]> {
  return (await manyActors(app, count)).map(({ user_id }) => user_id);
}

async function read(club: Club, range: '7d' | '28d' | '90d' | 'year' = '28d') {
  await rebuildClubs(app.platform, [club.id]);
  const params = { id: club.handle };
  return (await app.ok('GET /clubs/:id/insights', { params, query: { range } }, club.owner.as)).data;
}

type Read = Awaited<ReturnType<typeof read>>;
const figure = (insights: Read, name: InsightFigure) => insights.figures.find((one) => one.figure === name);

test('a figure is told from five people on, by day and by part too', async () => {
  await foundClub(app, mailbox);
  const club = await foundClub(app, mailbox);
  const post = await putPost(club, ago(3));
  const fans = await people(5);
  await comment(post, fans.slice(0, 4), ago(2));
  const few = await read(club);
  expect(figure(few, 'comments')).toMatchObject({ value: null });
  expect(few.posts).toMatchObject([{ id: post, comments: null, reactions: 0 }]);
  expect(few.best_hour).toBeNull();
  await comment(post, fans.slice(4), ago(2));
  const enough = await read(club);
  expect(figure(enough, 'comments')).toMatchObject({ value: 5, previous: { value: 0 } });
  expect(figure(enough, 'comments')?.series.find(({ value }) => value !== 0)).toMatchObject({
    day: '2026-11-13',
    value: 5,
  });
  expect(enough.posts).toMatchObject([{ id: post, comments: 5 }]);
  expect(enough.best_hour).toBe(12);
  // Each of them on a day of their own: no day is told, the whole is.
  const alone = await putPost(club, ago(40));
  for (const [at, fan] of fans.entries()) await comment(alone, [fan], ago(35 + at));
  expect(figure(await read(club), 'comments')?.previous).toMatchObject({ value: 5 });
  const quarter = await read(club, '90d');
  expect(figure(quarter, 'comments')).toMatchObject({ value: 10 });
});

test('top fans are named, and only to those who run the whole club', async () => {
  const club = await foundClub(app, mailbox);
  const post = await putPost(club, ago(3));
  const [first = '', second = ''] = await people(2);
  await comment(post, [first, first, second], ago(1));
  const { fans } = await read(club);
  // The owner, who joined and posted, is an active person of the club as well.
  expect(fans.slice(0, 2).map(({ acts }) => acts)).toEqual([2, 2]);
  expect(fans.map(({ user }) => user.id)).toContain(first);
});

test('the file says what the screen says, and no cell is run', async () => {
  const club = await foundClub(app, mailbox);
  const { id } = await putMission(app, { club_id: club.id, state: 'live' });
  await app.platform.db.query({ text: `update missions set title = '=1+1' where id = $1`, values: [id] });
  await start(id, await people(6), ago(1));
  const { missions } = await read(club);
  expect(missions).toMatchObject([{ id, title: '=1+1', started: 6, done: 0 }]);
  const call = { params: { id: club.id }, query: { range: '28d' as const } };
  const file = await app.ok('GET /clubs/:id/insights.csv', call, club.owner.as);
  const lines = String(file).split('\r\n');
  expect(lines[0]).toContain('figure,from,part,count,cents');
  expect(lines).toContain(`mission started,2026-10-19,'=1+1,6,0`);
  expect(lines).toContain('mission_started,2026-11-14,,6,0');
  expect(lines.find((line) => line.startsWith('joined,2026-11-15'))).toContain('fewer than 5 people');
});

test('costs the same number of queries, however much there is', async () => {
  const club = await foundClub(app, mailbox);
  const one = await putPost(club, ago(2));
  const fans = await people(6);
  const { id } = await putMission(app, { club_id: club.id, state: 'live' });
  await comment(one, fans.slice(0, 2), ago(1));
  await start(id, fans.slice(0, 2), ago(1));
  await read(club);
  const ask = () =>
    app.ok('GET /clubs/:id/insights', { params: { id: club.id }, query: { range: '28d' } }, club.owner.as);
  const few = await countQueries(ask);
  for (let day = 3; day < 20; day += 1)
    await comment(await putPost(club, ago(day)), fans.slice(0, 3), ago(day - 1));
  const other = await putMission(app, { club_id: club.id, state: 'live' });
  await start(other.id, fans, ago(2));
  await rebuildClubs(app.platform, [club.id]);
  const many = await countQueries(ask);
  expect(many.answer.data.missions).toHaveLength(2);
  expect(many.queries.length).toBe(few.queries.length);
});

test('days are the club’s: in another time zone the same minute is of another day', async () => {
  const club = await foundClub(app, mailbox);
  const post = await putPost(club, ago(3));
  await comment(post, await people(5), new Date('2026-11-13T23:30:00Z'));
  const day = async () =>
    figure(await read(club, '7d'), 'comments')?.series.find(({ value }) => value !== 0)?.day;
  expect(await day()).toBe('2026-11-13');
  await app.platform.db.query({
    text: `update clubs set time_zone = 'Asia/Tokyo' where id = $1`,
    values: [club.id],
  });
  await app.platform.db.transaction((tx) => updateZone(tx, club.id));
  expect(await day()).toBe('2026-11-14');
});

test('the desk shows what waits in every club that somebody runs, and what they decided is gone', async () => {
  const club = await foundClub(app, mailbox, { join_policy: 'approval' });
  const other = await foundClub(app, mailbox);
  const fan = await registerVerified(app, mailbox);
  const desk = async (as: typeof fan.as) => (await app.ok('GET /creator-desk', {}, as)).data;
  expect((await desk(club.owner.as)).waiting).toEqual([]);
  await app.ok('POST /clubs/:id/join', { params: { id: club.id }, body: { note: 'Hi!' } }, fan.as);
  const before = await desk(club.owner.as);
  expect(before.clubs).toMatchObject([{ id: club.id }]);
  expect(before.waiting).toMatchObject([
    { kind: 'join-requests', count: 1, clubs: [{ club_id: club.id, count: 1 }] },
  ]);
  expect((await desk(other.owner.as)).waiting).toEqual([]);
  expect(await desk(fan.as)).toMatchObject({ clubs: [], waiting: [], hint: null });
  await app.platform.db.query({
    text: `update join_requests set state = 'refused', answered_at = now() where club_id = $1`,
    values: [club.id],
  });
  expect((await desk(club.owner.as)).waiting).toEqual([]);
});

test('the owner is mailed once a week, on the club’s Monday, and not once they turned it off', async () => {
  const club = await foundClub(app, mailbox);
  const off = await foundClub(app, mailbox);
  const fans = await people(6);
  for (const one of [club, off]) {
    await comment(await putPost(one, ago(3)), fans, ago(2));
    await rebuildClubs(app.platform, [one.id]);
  }
  await app.ok(
    'PUT /notification-preferences',
    { body: { kinds: { 'weekly-figures': { mail: false } } } },
    off.owner.as,
  );
  const sent = (to: Club) =>
    mailbox.to(to.owner.email).filter(({ subject }) => subject.includes('figures of'));
  await runJob(app.platform, mailWeeks);
  expect(sent(club)).toEqual([]);
  // From Sunday noon to Monday nine.
  app.clock.advance(21 * 3_600_000);
  await runJob(app.platform, mailWeeks);
  await runJob(app.platform, mailWeeks);
  expect(sent(club)).toHaveLength(1);
  expect(sent(club)[0]?.subject).toBe(`${club.name}: figures of Nov 9 – Nov 15`);
  expect(sent(club)[0]?.text).toContain('Comments: 6 (0 the week before)');
  expect(sent(off)).toEqual([]);
});
