// Tests, at the socket, who hears of comments and reactions under posts that not everybody reads.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { allSaid, type Ears, listen, stopListening, watch } from '#app/testing/ears.ts';
import { missionCalls } from '#app/testing/mission-calls.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { commentSubject } from './subject.ts';

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
type Extra = { audience?: 'public' | 'members' | 'tier'; tier_id?: string };

async function post(club: Club, extra: Extra) {
  const body = { client_key: randomUUID(), text: 'Backstage at ten.', ...extra };
  return (await app.ok('POST /clubs/:id/posts', { params: { id: club.id }, body }, club.owner.as)).data.id;
}

/** A comment and a reaction to the post by its author. */
async function stir(club: Club, id: string): Promise<void> {
  const params = { id };
  const body = { client_key: randomUUID(), text: 'Use the side door.' };
  await app.ok('POST /posts/:id/comments', { params, body }, club.owner.as);
  await app.ok('PUT /posts/:id/reaction', { params, body: { kind: 'fire' } }, club.owner.as);
  await app.ok('DELETE /posts/:id/reaction', { params }, club.owner.as);
}

const said = (ears: Ears) => ears.names().filter((name) => name === 'newComment' || name === 'reactionCount');
const stirred = ['newComment', 'reactionCount', 'reactionCount'];
const at = (as: Registered, ...rooms: string[]) => listen(app.url, { token: as.as.token, rooms });

async function secondTier(club: Club): Promise<string> {
  const { data } = await app.ok('GET /clubs/:id/tiers', { params: { id: club.id } }, club.owner.as);
  return data.find(({ rank }) => rank === 2)?.id ?? '';
}
const setTier = (club: Club, fan: Registered, tier_id: string | null) =>
  app.ok(
    'PUT /clubs/:id/members/:user_id/tier',
    { params: { id: club.id, user_id: fan.id }, body: { tier_id } },
    club.owner.as,
  );

test('of a public post the whole club hears, of one for members its members, of one for a tier those at the post alone', async () => {
  const club = await newClub();
  const [insider, member, stranger] = [await fanOf(club), await fanOf(club), await fanOf(await newClub())];
  const tier_id = await secondTier(club);
  await setTier(club, insider, tier_id);
  for (const extra of [
    { audience: 'public' },
    { audience: 'members' },
    { audience: 'tier', tier_id },
  ] as const) {
    const id = await post(club, extra);
    const may = await at(insider, `post:${id}`);
    const others = [
      await at(member, `club:${club.id}`, `home:${member.id}`),
      await at(stranger, `club:${club.id}`),
      await listen(app.url, { rooms: [`club:${club.id}`] }),
    ];
    const shut = await Promise.all(others.map(async (ears) => !(await watch(ears, `post:${id}`))));
    expect(shut).toEqual(
      { public: [false, false, false], members: [false, true, true], tier: [true, true, true] }[
        extra.audience
      ],
    );
    for (const { socket } of others) await socket.emitWithAck('unwatch', { room: `post:${id}` });
    await stir(club, id);
    await allSaid(app, may, ...others);
    expect(said(may)).toEqual(stirred);
    const heard = { public: [stirred, stirred, stirred], members: [stirred, [], []], tier: [[], [], []] };
    expect(others.map(said)).toEqual(heard[extra.audience]);
    stopListening();
  }
});

test('a comment that was held is told to those who read the post, once it is let out', async () => {
  const club = await newClub();
  const fan = await fanOf(club);
  app.clock.advance(25 * 3_600_000);
  const policy = { blocked_words: [], link_policy: 'hold' as const, media_policy: 'everyone' as const };
  await app.ok('PUT /clubs/:id/text-policy', { params: { id: club.id }, body: policy }, club.owner.as);
  const tier_id = await secondTier(club);
  await setTier(club, fan, tier_id);
  const id = await post(club, { audience: 'tier', tier_id });
  const [inClub, atPost] = [await at(fan, `club:${club.id}`), await at(fan, `post:${id}`)];
  const body = { client_key: randomUUID(), text: 'look at https://example.com' };
  const { data } = await app.ok('POST /posts/:id/comments', { params: { id }, body }, fan.as);
  await app.platform.db.transaction((tx) => commentSubject.restore(app.platform, tx, data.id));
  await allSaid(app, inClub, atPost);
  expect([said(inClub), said(atPost)]).toEqual([[], ['newComment']]);
});

/** What is heard of the post from now on; those who leave do so beside the answer that ends their right. */
const hearingOf = (club: Club, id: string, ears: Ears) => async () => {
  ears.forget();
  await stir(club, id);
  await allSaid(app, ears);
  return said(ears);
};

test('whoever may not read the post any more hears nothing further at it', async () => {
  const club = await newClub();
  const [insider, stranger] = [await fanOf(club), await fanOf(await newClub())];
  const tier_id = await secondTier(club);
  await setTier(club, insider, tier_id);
  const narrowed = await post(club, { audience: 'public' });
  const forTier = await post(club, { audience: 'tier', tier_id });
  const outside = hearingOf(club, narrowed, await at(stranger, `post:${narrowed}`));
  const inside = hearingOf(club, narrowed, await at(insider, `post:${narrowed}`));
  const backstage = hearingOf(club, forTier, await at(insider, `post:${forTier}`));
  for (const hear of [outside, inside, backstage]) expect(await hear()).toEqual(stirred);
  await app.ok(
    'PATCH /posts/:id',
    { params: { id: narrowed }, body: { audience: 'members' } },
    club.owner.as,
  );
  await expect.poll(outside, { timeout: 5000, interval: 20 }).toEqual([]);
  expect(await inside()).toEqual(stirred);
  await setTier(club, insider, null);
  await expect.poll(backstage, { timeout: 5000, interval: 20 }).toEqual([]);
  expect(await inside()).toEqual(stirred);
});
