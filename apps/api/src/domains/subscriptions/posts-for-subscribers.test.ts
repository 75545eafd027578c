// Tests posts for subscribers over HTTP on a real PostgreSQL: who reads, answers and writes them, and that reading one counts as use.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { allSaid, listen, stopListening } from '#app/testing/ears.ts';
import { keyed } from '#app/testing/items.ts';
import { runJob } from '#app/testing/run-job.ts';
import { makePlan, memberWith, ownSubscription, subscribed } from '#app/testing/subscriptions.ts';
import type { CallOptions, TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage, World } from '#app/testing/world.ts';
import { setSubscribed } from '#domains/memberships/public/set-subscribed.ts';
import { keepKnownSubscribers } from './jobs.ts';
import { closeSubscriptions, openSubscriptions } from './testing/subscription-calls.ts';

const TEXT = 'Rehearsal diary of the marmalade tour';

let app: TestApp;
let world: World;
let stage: Stage;
let plan: { id: string };
let fan: Somebody;
let subscription: string;
beforeAll(async () => {
  ({ app, world } = await openSubscriptions());
});
afterAll(() => closeSubscriptions({ app }));
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  // Without a tier: what it opens, it opens by itself.
  plan = await makePlan(stage);
  fan = await memberWith(stage, 1800);
  subscription = (await subscribed(app, fan, plan.id)).id;
});

const inClub = () => ({ params: { id: stage.club.id } });
const draft = (more: object = {}) =>
  ({ client_key: randomUUID(), text: TEXT, audience: 'subscribers', ...more }) as never;

async function post(by: Somebody = stage.owner, more: object = {}): Promise<string> {
  return (await app.ok('POST /clubs/:id/posts', { ...inClub(), body: draft(more) }, by.as)).data.id;
}

const refund = () =>
  app.call('POST /subscriptions/:id/refund', { params: { id: subscription } }, keyed(fan.as));

/** What somebody is shown of it: by itself, in the club's feed, and at home where they have one. */
async function shown(id: string, as?: CallOptions) {
  const lists = [
    await app.ok('GET /clubs/:id/posts', inClub(), as),
    ...(as === undefined ? [] : [await app.ok('GET /feeds/home', {}, as)]),
  ];
  const found = lists.flatMap(({ data }) => data.filter((one) => one.id === id));
  return [(await app.ok('GET /posts/:id', { params: { id } }, as)).data, ...found];
}

const sealedFor = (way_in: string) => ({
  sealed: { way_in, needs: { kind: 'subscription' }, tier: null, teaser: 'For the stalls' },
});

test('subscribers, staff and the author read it; everybody else sees that it is there, and the way in', async () => {
  const id = await post(stage.owner, { teaser: 'For the stalls' });
  const member = await stage.make('member');
  const sees = async (as: CallOptions | undefined, wanted: object, times: number) => {
    const posts = await shown(id, as);
    expect(posts).toHaveLength(times);
    for (const one of posts) {
      expect(one).toMatchObject(wanted);
      if ('way_in' in (one.sealed ?? {})) expect(JSON.stringify(one)).not.toContain('marmalade');
    }
  };
  const whole = { sealed: null, text: TEXT, audience: 'subscribers', tier: null };
  await sees(fan.as, whole, 3);
  await sees(stage.owner.as, whole, 3);
  await sees((await stage.make('admin')).as, whole, 3);
  await sees((await stage.make('scanner')).as, whole, 3);
  await sees(member.as, sealedFor('condition'), 3);
  await sees((await stage.make('guest')).as, sealedFor('join'), 2);
  await sees(undefined, sealedFor('sign-in'), 2);
});

test('what hangs under it is for the same people', async () => {
  const id = await post();
  const member = await stage.make('member');
  const tries = (as: CallOptions) => [
    app.call('GET /posts/:id/comments', { params: { id } }, as),
    app.call(
      'POST /posts/:id/comments',
      { params: { id }, body: { client_key: randomUUID(), text: 'Yes!' } },
      as,
    ),
    app.call('PUT /posts/:id/reaction', { params: { id }, body: { kind: 'fire' } }, as),
  ];
  for (const answer of await Promise.all(tries(member.as)))
    expect(answer).toMatchObject({
      status: 403,
      error: { code: 'posts.sealed', details: { way_in: 'condition', needs: { kind: 'subscription' } } },
    });
  for (const answer of await Promise.all(tries(fan.as))) expect(answer).toMatchObject({ ok: true });
});

test('the club’s feed, a post and its comments close when the subscription ends, and open with the next one', async () => {
  const id = await post();
  expect((await shown(id, fan.as)).map(({ sealed }) => sealed)).toEqual([null, null, null]);
  await app.ok('POST /clubs/:id/leave', inClub(), fan.as);
  expect((await shown(id, fan.as))[0]).toMatchObject({ sealed: { way_in: 'join' } });
  await app.ok('POST /clubs/:id/join', { ...inClub(), body: {} }, fan.as);
  expect((await shown(id, fan.as)).map(({ sealed }) => sealed)).toEqual([null, null, null]);
  await app.ok(
    'DELETE /clubs/:id/members/:user_id',
    { params: { id: stage.club.id, user_id: fan.id } },
    stage.owner.as,
  );
  await vi.waitFor(async () => expect((await ownSubscription(app, fan, subscription)).status).toBe('ended'));
  await app.ok('POST /clubs/:id/join', { ...inClub(), body: {} }, fan.as);
  for (const one of await shown(id, fan.as)) expect(one).toMatchObject({ sealed: { way_in: 'condition' } });
  await subscribed(app, fan, plan.id);
  expect((await shown(id, fan.as)).map(({ sealed }) => sealed)).toEqual([null, null, null]);
});

test('whoever watches it hears nothing more once the subscription has ended', async () => {
  const id = await post(stage.owner, { audience: 'subscribers' });
  const ears = await listen(app.url, { token: fan.as.token, rooms: [`post:${id}`] });
  const react = (kind: 'fire' | 'clap') =>
    app.ok('PUT /posts/:id/reaction', { params: { id }, body: { kind } }, stage.owner.as);
  await react('fire');
  await vi.waitFor(() => expect(ears.heard('reactionCount')).toHaveLength(1));
  expect(await refund()).toMatchObject({ ok: true });
  await vi.waitFor(async () => {
    ears.forget();
    await react('clap');
    await react('fire');
    await allSaid(app, ears);
    expect(ears.heard('reactionCount')).toEqual([]);
  });
  stopListening();
});

test('reading it whole counts as use, and seeing that it is there does not', async () => {
  const id = await post();
  expect(await ownSubscription(app, fan, subscription)).toMatchObject({ refund: { why: 'unused' } });
  await app.ok('GET /posts/:id', { params: { id } }, stage.owner.as);
  expect(await ownSubscription(app, fan, subscription)).toMatchObject({ refund: { why: 'unused' } });
  await app.ok('GET /posts/:id', { params: { id } }, fan.as);
  expect((await ownSubscription(app, fan, subscription)).refund).toBeNull();
  expect(await refund()).toMatchObject({ error: { code: 'subscriptions.not-refundable' } });
});

test('members write for subscribers where they are one; what a post had is kept', async () => {
  await app.ok('PATCH /clubs/:id', { ...inClub(), body: { posting: 'members' } }, stage.owner.as);
  const member = await stage.make('member');
  const refused = await app.call('POST /clubs/:id/posts', { ...inClub(), body: draft() }, member.as);
  expect(refused).toMatchObject({ status: 403, error: { code: 'posts.subscribers-only' } });
  const open = await post(member, { audience: 'members' });
  const edit = (id: string, body: object, as: CallOptions) =>
    app.call('PATCH /posts/:id', { params: { id }, body }, as);
  expect(await edit(open, { audience: 'subscribers' }, member.as)).toMatchObject({
    error: { code: 'posts.subscribers-only' },
  });
  const own = await post(fan);
  expect(await refund()).toMatchObject({ ok: true });
  expect(await edit(own, { text: 'Still mine' }, fan.as)).toMatchObject({ ok: true });
  expect(await app.call('POST /clubs/:id/posts', { ...inClub(), body: draft() }, fan.as)).toMatchObject({
    error: { code: 'posts.subscribers-only' },
  });
});

test('nobody finds it by its words', async () => {
  const id = await post();
  const open = await post(stage.owner, { audience: 'members' });
  await vi.waitFor(async () => {
    const { data } = await app.ok('GET /search', { query: { q: 'marmalade tour', kind: 'post' } }, fan.as);
    const found = JSON.stringify(data);
    expect(found).toContain(open);
    expect(found).not.toContain(id);
  });
});

test('the club’s view says who subscribes', async () => {
  const member = await stage.make('member');
  const subscribes = async ({ as }: Somebody) =>
    (await app.ok('GET /clubs/:id', inClub(), as)).data.viewer.subscribed;
  expect([await subscribes(fan), await subscribes(member), await subscribes(stage.owner)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('what a server of the version before began or ended is put right by the job', async () => {
  const { db } = app.platform;
  const other = await stage.make('member');
  const known = { club_id: stage.club.id, user_id: fan.id };
  const view = async ({ as }: Somebody) =>
    (await app.ok('GET /clubs/:id', inClub(), as)).data.viewer.subscribed;
  await setSubscribed(db, { ...known, subscribed: false });
  await runJob(app.platform, keepKnownSubscribers);
  expect(await view(fan)).toBe(true);
  expect(await refund()).toMatchObject({ ok: true });
  await setSubscribed(db, { ...known, subscribed: true });
  await runJob(app.platform, keepKnownSubscribers);
  expect([await view(fan), await view(other)]).toEqual([false, false]);
});
