// Tests missions as subjects: found while they run, reported like everything else, and out of sight until somebody has decided.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { doStep, makeMission, publishedMission, reading } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { missionSubject } from './subject.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

async function found(q: string, who?: Registered): Promise<string[]> {
  const { data } = await app.ok('GET /search', { query: { q, kind: 'mission' } }, who?.as);
  return data.groups.flatMap(({ cards }) => cards.map(({ title }) => title));
}
const inClub = async (id: string, who?: Registered) =>
  (await app.ok('GET /clubs/:id/missions', { params: { id }, query: {} }, who?.as)).data.length;
const setHidden = (id: string, hidden: boolean) =>
  app.platform.db.transaction((tx) =>
    hidden
      ? missionSubject.hide(app.platform, tx, id, { cause: 'reports', reason: '' })
      : missionSubject.restore(app.platform, tx, id),
  );

test('a mission is found by its title from the moment it is published until it ends', async () => {
  const club = await foundClub(app, mailbox);
  const made = await makeMission(app, club, { title: 'Marzipan Parade' });
  expect(await found('marzipan')).toEqual([]);
  await app.ok('POST /missions/:id/publish', { params: { id: made.id } }, club.owner.as);
  expect(await found('marzipan')).toEqual(['Marzipan Parade']);
  // With a typing error too.
  expect(await found('marzipn parade')).toEqual(['Marzipan Parade']);
  await app.ok('POST /missions/:id/end', { params: { id: made.id } }, club.owner.as);
  expect(await found('marzipan')).toEqual([]);
});

test('finding missions costs the same however many clubs they are of', async () => {
  const [one, two, three] = [
    await foundClub(app, mailbox),
    await foundClub(app, mailbox),
    await foundClub(app, mailbox),
  ];
  await publishedMission(app, one, { title: 'Capybara Bath' });
  const before = await countQueries(() => found('capybara', one.owner));
  expect(before.answer).toHaveLength(1);
  for (const club of [two, three]) await publishedMission(app, club, { title: 'Capybara Bath' });
  const after = await countQueries(() => found('capybara', one.owner));
  expect(after.answer).toHaveLength(3);
  expect(after.queries.length, after.queries.join('\n')).toBe(before.queries.length);
});

test('a private mission, and one of a private club, is found by members only', async () => {
  const club = await foundClub(app, mailbox);
  await publishedMission(app, club, { title: 'Quokka Supper', private: true });
  const closed = await foundClub(app, mailbox, { visibility: 'private' });
  await publishedMission(app, closed, { title: 'Quokka Breakfast' });
  expect(await found('quokka')).toEqual([]);
  expect(await found('quokka', await joinedMember(app, mailbox, club.id))).toEqual(['Quokka Supper']);
  expect(await found('quokka', closed.owner)).toEqual(['Quokka Breakfast']);
});

test('a reported mission is its owner’s case; hidden, it is gone for others and rests for those who take part', async () => {
  const club = await foundClub(app, mailbox);
  const { id, steps } = await publishedMission(app, club, {
    title: 'Walrus Choir',
    steps: [reading, reading],
  });
  const [fan, other] = [await joinedMember(app, mailbox, club.id), await joinedMember(app, mailbox, club.id)];
  const report = { kind: 'mission' as const, id, reason: 'scam' as const, note: '' };
  expect((await app.call('POST /reports', { body: report }, other.as)).ok).toBe(true);
  await doStep(app, steps[0] ?? '', fan);
  await setHidden(id, true);
  expect([
    await found('walrus', fan),
    await inClub(club.id, other),
    await inClub(club.id, club.owner),
  ]).toEqual([[], 0, 1]);
  const look = (who: Registered) => app.call('GET /missions/:id', { params: { id } }, who.as);
  expect(await look(other)).toMatchObject({ error: { code: 'missions.not-found' } });
  expect(await look(fan)).toMatchObject({ body: { data: { hidden: true, state: 'paused' } } });
  const open = (who: Registered) =>
    app.call('POST /requirements/:id/open', { params: { id: steps[1] ?? '' } }, who.as);
  expect(await open(fan)).toMatchObject({ error: { code: 'requirements.paused' } });
  expect(await open(other)).toMatchObject({ error: { code: 'requirements.not-found' } });
  await setHidden(id, false);
  expect([await found('walrus', other), await inClub(club.id, other)]).toEqual([['Walrus Choir'], 1]);
  await doStep(app, steps[1] ?? '', fan);
  expect(await look(fan)).toMatchObject({ body: { data: { hidden: false, mine: { passed: 2 } } } });
});
