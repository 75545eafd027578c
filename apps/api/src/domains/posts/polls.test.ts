// Tests polls inside posts over HTTP: made with the post, voted in by whoever sees it, changed until the end, gone with the post.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { countQueries } from '#app/testing/count-queries.ts';
import { allSaid, listen, stopListening } from '#app/testing/ears.ts';
import { codeOf, missionCalls } from '#app/testing/mission-calls.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterEach(stopListening);
afterAll(() => app.stop());

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));
type Club = Awaited<ReturnType<typeof newClub>>;

async function post(club: Club, extra: object = {}) {
  const body = {
    client_key: randomUUID(),
    text: 'Rain or shine?',
    poll: { options: ['Rain', 'Shine'], days: 2 },
    ...extra,
  };
  return app.call('POST /clubs/:id/posts', { params: { id: club.id }, body }, club.owner.as);
}
async function posted(club: Club, extra: object = {}) {
  const made = await post(club, extra);
  if (!made.ok) throw new Error(made.error.code);
  return made.body.data;
}
const choose = (fan: Registered, id: string, option_ids: string[], client_key: string = randomUUID()) =>
  app.call('PUT /posts/:id/poll-ballot', { params: { id }, body: { option_ids, client_key } }, fan.as);
const vote = (fan: Registered, id: string, option_id: string) => choose(fan, id, [option_id]);
const pollSeen = async (id: string, fan?: Registered) => {
  const { data } = await app.ok('GET /posts/:id', { params: { id } }, fan?.as);
  return data.sealed === null ? data.poll : undefined;
};

test('readers vote, change their vote and see live counts, until it closes', async () => {
  const club = await newClub();
  const [fan, other] = [await fanOf(club), await fanOf(club)];
  const { id, poll } = await posted(club, { audience: 'public' });
  expect(poll).toMatchObject({
    voters: 0,
    closed: false,
    mine: [],
    options: [{ label: 'Rain' }, { label: 'Shine' }],
  });
  const [rain = '', shine = ''] = poll?.options.map((option) => option.id) ?? [];
  expect(codeOf(await vote(fan, id, rain))).toBeUndefined();
  await vote(other, id, rain);
  await vote(fan, id, shine);
  expect(await pollSeen(id, fan)).toMatchObject({
    voters: 2,
    mine: [shine],
    options: [{ votes: 1 }, { votes: 1 }],
  });
  expect(await pollSeen(id)).toMatchObject({ voters: 2, mine: [] });
  expect(codeOf(await vote(fan, id, 'not-one'))).toBe('votes.options-not-right');
  expect(codeOf(await choose(fan, id, [rain, shine]))).toBe('votes.options-not-right');
  app.clock.advance(2 * DAY_MS);
  expect(codeOf(await vote(fan, id, rain))).toBe('votes.over');
  expect(await pollSeen(id, fan)).toMatchObject({ closed: true, voters: 2 });
  const { rows } = await app.platform.db.query({
    text: `select 1 from outbox_events where name = 'votes.cast' and payload ->> 'vote_id' = $1`,
    values: [poll?.id],
  });
  expect(rows).toHaveLength(0);
});

test('a choice that arrives again, late, does not bring back what was changed since', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  const { id, poll } = await posted(club);
  const [rain = '', shine = ''] = poll?.options.map((option) => option.id) ?? [];
  const key = randomUUID();
  await choose(fan, id, [rain], key);
  await choose(fan, id, [shine]);
  expect(await choose(fan, id, [rain], key)).toMatchObject({ ok: true, body: { data: { mine: [shine] } } });
  expect(await pollSeen(id, fan)).toMatchObject({ voters: 1, options: [{ votes: 0 }, { votes: 1 }] });
});

test('several options may be chosen where the poll says so, and hidden counts stay hidden until it closes', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  const options = Array.from({ length: 10 }, (_, at) => `Song ${at + 1}`);
  const { id, poll } = await posted(club, { poll: { options, days: 2, several: true, hidden: true } });
  const ids = poll?.options.map((option) => option.id) ?? [];
  const chosen = [ids[0] ?? '', ids[9] ?? ''];
  expect(codeOf(await choose(fan, id, chosen))).toBeUndefined();
  const seen = await pollSeen(id, fan);
  expect(seen).toMatchObject({ several: true, voters: 1, mine: chosen });
  expect(seen?.options.map(({ votes }) => votes)).toEqual(options.map(() => null));
  const maker = await pollSeen(id, { ...fan, as: club.owner.as });
  expect(maker?.options.every(({ votes }) => votes === null)).toBe(true);
  app.clock.advance(2 * DAY_MS);
  expect((await pollSeen(id, fan))?.options.map(({ votes }) => votes)).toEqual([
    1, 0, 0, 0, 0, 0, 0, 0, 0, 1,
  ]);
});

test('who does not see the post does not vote; a poll needs words and two options', async () => {
  const club = await newClub();
  const outsider = await fanOf(await newClub());
  const { id, poll } = await posted(club, { audience: 'members' });
  expect(codeOf(await vote(outsider, id, poll?.options[0]?.id ?? ''))).toBe('posts.sealed');
  expect(codeOf(await post(club, { text: '' }))).toBe('posts.empty');
  expect(codeOf(await post(club, { poll: { options: ['Only one'], days: 1 } }))).toBe('invalid-input');
  // It has no page of its own.
  expect(codeOf(await app.call('GET /votes/:id', { params: { id: poll?.id ?? '' } }, club.owner.as))).toBe(
    'votes.not-found',
  );
  const plain = await posted(club, { poll: null });
  expect(plain.poll).toBeNull();
  expect(codeOf(await vote(await fanOf(club), plain.id, id))).toBe('posts.not-found');
});

test('counts of a post for members are heard by members alone; of a public one in the whole club', async () => {
  const club = await newClub();
  const [fan, outsider] = [await fanOf(club), await fanOf(await newClub())];
  for (const audience of ['members', 'public']) {
    const { id, poll } = await posted(club, { audience });
    const inClub = await listen(app.url, { token: outsider.as.token, rooms: [`club:${club.id}`] });
    const atHome = await listen(app.url, { token: fan.as.token, rooms: [`home:${fan.id}`] });
    const atPost = await listen(app.url, { token: fan.as.token, rooms: [`post:${id}`] });
    await vote(fan, id, poll?.options[0]?.id ?? '');
    await allSaid(app, inClub, atHome, atPost);
    expect(atPost.heard('pollCount')).toMatchObject([{ post_id: id, poll: { voters: 1 } }]);
    expect(atHome.heard('pollCount')).toHaveLength(1);
    expect(inClub.heard('pollCount')).toHaveLength(audience === 'public' ? 1 : 0);
  }
});

test('it goes with its post, and feeds without one ask no further', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  await posted(club, { poll: null });
  const feed = () => app.ok('GET /clubs/:id/posts', { params: { id: club.id } }, fan.as);
  const without = await countQueries(feed);
  const { id, poll } = await posted(club);
  await posted(club);
  const withTwo = await countQueries(feed);
  expect(withTwo.queries.length - without.queries.length).toBe(4);
  expect(withTwo.answer.data.filter((one) => one.sealed === null && one.poll !== null)).toHaveLength(2);
  await vote(fan, id, poll?.options[0]?.id ?? '');
  app.clock.advance(3 * DAY_MS);
  await app.ok('DELETE /posts/:id', { params: { id } }, club.owner.as);
  const { rows } = await app.platform.db.query({
    text: 'select 1 from votes where id = $1 union all select 1 from vote_ballot_keys where vote_id = $1',
    values: [poll?.id],
  });
  expect(rows).toHaveLength(0);
});
