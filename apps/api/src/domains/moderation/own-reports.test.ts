// Owns what is proved of a report's outcome: its maker reads it, nobody else learns who made it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';

let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
});
afterAll(() => app.stop());

async function aPost(author: Somebody): Promise<string> {
  const body = { client_key: crypto.randomUUID(), text: 'Buy my tickets', audience: 'public' } as const;
  return (await app.ok('POST /clubs/:id/posts', { params: { id: stage.club.id }, body }, author.as)).data.id;
}

const outcomes = async (who: Somebody) =>
  (await app.ok('GET /users/me/reports', {}, who.as)).data.map(({ outcome }) => outcome);

/** The case that the report opened, once it has arrived. */
async function caseOf(postId: string): Promise<string> {
  const find = async () =>
    (await app.ok('GET /clubs/:id/cases', { params: { id: stage.club.id } }, stage.owner.as)).data.find(
      ({ subject }) => subject.id === postId,
    )?.id;
  await expect.poll(find, { timeout: 10_000 }).toBeTruthy();
  return (await find()) ?? '';
}

test('waiting, in review, removed, and reversed by an appeal', async () => {
  const [author, fan, other, admin] = [
    await stage.make('admin'),
    await stage.make('member'),
    await stage.make('member'),
    await stage.make('admin'),
  ];
  const id = await aPost(author);
  await app.ok('POST /reports', { body: { kind: 'post', id, reason: 'scam' } }, fan.as);
  expect(await outcomes(fan)).toEqual(['waiting']);
  expect(await outcomes(other)).toEqual([]);
  const params = { id: await caseOf(id) };
  await app.ok('PUT /cases/:id/assignment', { params }, stage.owner.as);
  expect(await outcomes(fan)).toEqual(['in-review']);
  app.clock.advance(1000);
  const verdict = { act: 'action', remove: true, sanction: 'warn', reason: 'No resale here.' } as const;
  await app.ok('PUT /cases/:id/decision', { params, body: verdict }, stage.owner.as);
  expect(await outcomes(fan)).toEqual(['removed']);
  // Nothing that the author reads says who it was.
  const own = await app.ok('GET /users/me/cases', {}, author.as);
  expect(JSON.stringify(own)).not.toContain(fan.id);
  expect(JSON.stringify(own)).not.toContain(fan.user_name);
  await app.ok('POST /cases/:id/appeal', { params, body: { text: 'It was my own ticket.' } }, author.as);
  expect(await outcomes(fan)).toEqual(['removed']);
  const operator = await stage.make('operator');
  const answer = { outcome: 'overturn', reason: 'One ticket is fine.' } as const;
  await app.ok('PUT /cases/:id/appeal/answer', { params, body: answer }, operator.as);
  expect(await outcomes(fan)).toEqual(['reversed']);
  expect(await outcomes(admin)).toEqual([]);
});

test('dismissed; and a report on the same thing later has an outcome of its own', async () => {
  const [author, first, second] = [
    await stage.make('admin'),
    await stage.make('member'),
    await stage.make('member'),
  ];
  const id = await aPost(author);
  const report = { body: { kind: 'post', id, reason: 'spam' } } as const;
  await app.ok('POST /reports', report, first.as);
  const params = { id: await caseOf(id) };
  app.clock.advance(1000);
  const verdict = { act: 'dismiss', reason: 'It is no spam.' } as const;
  await app.ok('PUT /cases/:id/decision', { params, body: verdict }, stage.owner.as);
  app.clock.advance(1000);
  await app.ok('POST /reports', report, second.as);
  await caseOf(id);
  expect(await outcomes(first)).toEqual(['dismissed']);
  expect(await outcomes(second)).toEqual(['waiting']);
});
