// Tests stations beside their own pages: found by search, out of sight after reports, a line on Home, and as a shared link.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countQueries } from '#app/testing/count-queries.ts';
import { putDesign } from '#app/testing/items.ts';
import { missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, reading } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { claimAt, makeStation, openedStation } from '#app/testing/stations.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { sharedStation } from './shared-page.ts';
import { stationSubject } from './subject.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));

async function found(q: string, who?: Registered): Promise<string[]> {
  const { data } = await app.ok('GET /search', { query: { q, kind: 'station' } }, who?.as);
  return data.groups.flatMap(({ cards }) => cards.map(({ title }) => title));
}

test('a station is found by its title while it is open', async () => {
  const club = await newClub();
  const { id } = await makeStation(app, club, { title: 'Marzipan Hatchway' });
  expect(await found('marzipan')).toEqual([]);
  await app.ok('POST /stations/:id/open', { params: { id } }, club.owner.as);
  expect(await found('marzipan')).toEqual(['Marzipan Hatchway']);
  await app.ok('POST /stations/:id/close', { params: { id } }, club.owner.as);
  expect(await found('marzipan')).toEqual([]);
});

test('finding stations costs the same however many clubs they are of', async () => {
  const [one, two, three] = [await newClub(), await newClub(), await newClub()];
  await openedStation(app, one, { title: 'Capybara Counter' });
  const before = await countQueries(() => found('capybara', one.owner));
  expect(before.answer).toHaveLength(1);
  for (const club of [two, three]) await openedStation(app, club, { title: 'Capybara Counter' });
  const after = await countQueries(() => found('capybara', one.owner));
  expect(after.answer).toHaveLength(3);
  expect(after.queries.length, after.queries.join('\n')).toBe(before.queries.length);
});

test('a reported station that is hidden is gone for all but its makers, and nobody claims there', async () => {
  const club = await newClub();
  const { id } = await openedStation(app, club, { title: 'Walrus Window' });
  const fan = await fanOf(club);
  const report = { kind: 'station' as const, id, reason: 'scam' as const, note: '' };
  expect((await app.call('POST /reports', { body: report }, fan.as)).ok).toBe(true);
  const { platform } = app;
  await platform.db.transaction((tx) =>
    stationSubject.hide(platform, tx, id, { cause: 'reports', reason: '' }),
  );
  expect(await found('walrus', fan)).toEqual([]);
  expect(await claimAt(app, fan, id)).toMatchObject({ error: { code: 'stations.not-found' } });
  const seen = await app.ok('GET /stations/:id', { params: { id } }, club.owner.as);
  expect(seen.data).toMatchObject({ hidden: true, stand: 'gone' });
  await platform.db.transaction((tx) => stationSubject.restore(platform, tx, id));
  expect(await found('walrus', fan)).toEqual(['Walrus Window']);
  expect((await claimAt(app, fan, id)).ok).toBe(true);
});

test('what cannot be claimed any more is among the gone ones, and nowhere else', async () => {
  const club = await newClub();
  const { db, clock } = app.platform;
  const unlimited = () => putDesign(app, { club_id: club.id });
  const item = async (title: string, design_id: string) =>
    (await openedStation(app, club, { title, thing: { kind: 'ITEM', design_id } })).id;
  const [hidden, retired, fine] = [await unlimited(), await unlimited(), await unlimited()];
  await item('Hidden item', hidden);
  await item('Retired item', retired);
  await item('Fine item', fine);
  const reported = await item('Reported', fine);
  const last = await openedStation(app, club, { title: 'Last one', total: 1 });
  await openedStation(app, club, { title: 'Locked', steps: [reading] });
  const [first, second] = [await fanOf(club), await fanOf(club)];
  await claimAt(app, first, last.id);
  const set = (text: string, id: string) => db.query({ text, values: [id, clock.now()] });
  await set('update item_designs set hidden_at = $2 where id = $1', hidden);
  await set(`update item_designs set state = 'retired', changed_at = $2 where id = $1`, retired);
  await set('update stations set hidden_at = $2 where id = $1', reported);
  const list = async (tab: 'open' | 'over', who: Registered) => {
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { tab, limit: 2, ...(cursor && { cursor }) };
      const page = await app.ok('GET /clubs/:id/stations', { params: { id: club.id }, query }, who.as);
      pages.push(...page.data.map(({ title, stand }) => `${title}: ${stand}`));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    return pages;
  };
  expect(await list('open', second)).toEqual(['Fine item: open', 'Locked: locked']);
  expect(await list('over', second)).toEqual(['Hidden item: gone', 'Retired item: gone', 'Last one: gone']);
  expect(await list('over', first)).toContain('Last one: claimed');
  // Those who run them see what is out of sight, where it cannot be claimed.
  expect(await list('open', club.owner)).not.toContain('Reported: gone');
  expect(await list('over', club.owner)).toContain('Reported: gone');
});

test('Home has a line for what is open to me, and stamps it on the day it is claimed', async () => {
  const club = await newClub();
  const { id, steps } = await openedStation(app, club, { title: 'Prop room', steps: [reading] });
  const fan = await fanOf(club);
  const line = async (who: Registered) =>
    (await app.ok('GET /home/today', {}, who.as)).data.lines.find(({ kind }) => kind === 'station');
  expect(await line(fan)).toBeUndefined();
  await doStep(app, steps[0] ?? '', fan);
  expect(await line(fan)).toMatchObject({ station_id: id, done: false, hands_out: 'ITEM', price_cents: 0 });
  expect(await line(club.owner)).toBeUndefined();
  expect((await claimAt(app, fan, id)).ok).toBe(true);
  expect(await line(fan)).toMatchObject({ done: true, at: app.clock.now().toISOString() });
  app.clock.advance(2 * 86_400_000);
  expect(await line(fan)).toBeUndefined();
});

test('a shared link says what is handed out, for what price and how many are left; drafts and private clubs have none', async () => {
  const club = await newClub();
  const { id } = await openedStation(app, club, { title: 'Box office', price_cents: 400, total: 9 });
  expect(await sharedStation.load(app.platform, id)).toMatchObject({
    title: 'Box office',
    by: club.name,
    facts: [expect.stringMatching(/^Design/), '$4.00', '9 of 9 left'],
  });
  expect((await fetch(`${app.url}/api/cards/station/${id}.png`)).headers.get('content-type')).toBe(
    'image/png',
  );
  const draft = await makeStation(app, club);
  const closed = await openedStation(app, await newClub({ visibility: 'private' }));
  for (const other of [draft.id, closed.id, 'nothing'])
    expect(await sharedStation.load(app.platform, other)).toBeUndefined();
});
