// Tests what moderation does with real posts: held back by the word filter, reported, taken away and brought back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';

let app: TestApp;
let stage: Stage;
let member: Somebody;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  const world = await makeWorld(app);
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  member = await stage.make('member');
  const params = { id: stage.club.id };
  await app.ok('PATCH /clubs/:id', { params, body: { posting: 'members' } }, stage.owner.as);
  await app.ok(
    'PUT /clubs/:id/text-policy',
    { params, body: { blocked_words: [], link_policy: 'hold', media_policy: 'members' } },
    stage.owner.as,
  );
  // New accounts are held short; these are not new.
  app.clock.advance(8 * 86_400_000);
});
afterAll(() => app.stop());

async function write(text: string): Promise<string> {
  const body = { client_key: crypto.randomUUID(), text, audience: 'public' } as const;
  const { data } = await app.ok('POST /clubs/:id/posts', { params: { id: stage.club.id }, body }, member.as);
  return data.id;
}

async function caseAbout(postId: string) {
  for (let tries = 0; tries < 400; tries += 1) {
    const { data } = await app.ok(
      'GET /clubs/:id/cases',
      { params: { id: stage.club.id }, query: {} },
      stage.owner.as,
    );
    const found = data.find((one) => one.subject.id === postId);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('no case about that post');
}

async function isSeen(postId: string): Promise<boolean> {
  const answer = await app.call('GET /posts/:id', { params: { id: postId } });
  return answer.ok && answer.body.data.sealed === null && answer.body.data.state === 'shown';
}

test('a post with a link waits for a look, and is out once somebody let it pass', async () => {
  const id = await write('All dates: https://example.com/tour');
  expect(await isSeen(id)).toBe(false);
  const found = await caseAbout(id);
  expect(found).toMatchObject({ reports: 0, hidden: true, state: 'open', card: { state: 'hidden' } });
  const body = { act: 'dismiss', reason: 'The dates are right.' } as const;
  await app.ok('PUT /cases/:id/decision', { params: { id: found.id }, body }, stage.owner.as);
  expect(await isSeen(id)).toBe(true);
});

test('a reported post is taken away, and comes back when the appeal is granted', async () => {
  const id = await write('The drummer is wrong about everything.');
  const reporter = await stage.make('member');
  await app.ok('POST /reports', { body: { kind: 'post', id, reason: 'abuse', note: '' } }, reporter.as);
  const found = await caseAbout(id);
  const params = { id: found.id };
  const admin = await stage.make('admin');
  const reason = 'Be kind to the drummer.';
  await app.ok(
    'PUT /cases/:id/decision',
    { params, body: { act: 'action', remove: true, reason } },
    admin.as,
  );
  expect(await isSeen(id)).toBe(false);
  await app.ok('POST /cases/:id/appeal', { params, body: { text: 'I am the drummer.' } }, member.as);
  await app.ok(
    'PUT /cases/:id/appeal/answer',
    { params, body: { outcome: 'overturn', reason: 'He is indeed.' } },
    stage.owner.as,
  );
  expect(await isSeen(id)).toBe(true);
});

test('whoever runs the instance reads what they are to judge, for a tier or not', async () => {
  const operator = await stage.make('operator');
  const params = { id: stage.club.id };
  const { data: tiers } = await app.ok('GET /clubs/:id/tiers', { params });
  const body = {
    client_key: crypto.randomUUID(),
    text: 'Only for the front row.',
    audience: 'tier',
    tier_id: tiers.at(-1)?.id ?? '',
  } as const;
  const { data: post } = await app.ok('POST /clubs/:id/posts', { params, body }, stage.owner.as);
  const subject = { kind: 'post', id: post.id } as const;
  await app.ok('POST /reports', { body: { ...subject, reason: 'abuse', note: '' } }, operator.as);
  const waiting = async () =>
    (await app.ok('GET /operator/cases', { query: {} }, operator.as)).data.find(
      (one) => one.subject.id === post.id,
    );
  await expect.poll(waiting, { timeout: 8000 }).toMatchObject({ card: { text: 'Only for the front row.' } });
});
