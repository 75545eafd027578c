// Tests who sees which case: never one's own, and what nobody in the club can decide any more goes to the instance.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { type StandInOwners, standInFor } from '#app/testing/stand-in-owners.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { newId } from '#platform/ids/new-id.ts';
import { moderation } from './domain.ts';

let app: TestApp;
let world: World;
let stage: Stage;
let admin: Somebody;
let owners: StandInOwners;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(() => app.stop());

beforeEach(async () => {
  stage = await world.stage({ role: 'admin', visibility: 'public', fresh: true });
  admin = stage.me as Somebody;
  owners = standInFor(['post', 'comment']);
});
afterEach(() => owners.restore());

const inClub = () => ({ params: { id: stage.club.id } });
const casesOf = async (as: Somebody) =>
  (await app.ok('GET /clubs/:id/cases', { ...inClub(), query: {} }, as.as)).data;
const atInstance = async (operator: Somebody) =>
  (await app.ok('GET /operator/cases', { query: {} }, operator.as)).data;

async function reported(author: Somebody): Promise<string> {
  const id = newId(app.platform);
  owners.subjects.set(id, { title: 'A post', author_id: author.id, club_id: stage.club.id });
  const body = { kind: 'post', id, reason: 'abuse', note: 'I am your drummer, and I read this.' } as const;
  await app.ok('POST /reports', { body }, (await stage.make('member')).as);
  return vi.waitFor(async () => {
    const found = (await casesOf(stage.owner)).find((one) => one.subject.id === id);
    if (found === undefined) throw new Error('no case yet');
    return found.id;
  }, 8000);
}

async function handOverTo(heir: Somebody): Promise<void> {
  await app.ok('POST /clubs/:id/hand-over', { ...inClub(), body: { user_id: heir.id } }, stage.owner.as);
  await app.ok('POST /clubs/:id/hand-over/accept', inClub(), heir.as);
}

const decide = (as: Somebody, id: string) =>
  app.ok(
    'PUT /cases/:id/decision',
    { params: { id }, body: { act: 'action', remove: true, reason: 'Be kind.' } },
    as.as,
  );
const appeal = (as: Somebody, id: string) =>
  app.ok(
    'POST /cases/:id/appeal',
    { params: { id }, body: { text: 'I was as kind as a drummer can be.' } },
    as.as,
  );

test('nobody sees the case about themselves, nor what its reporters wrote', async () => {
  const id = await reported(admin);
  expect((await casesOf(stage.owner)).map((one) => one.id)).toEqual([id]);
  expect(await casesOf(admin)).toEqual([]);
  const counted = await app.ok('GET /clubs/:id/cases/counts', inClub(), admin.as);
  expect(counted.data.waiting).toBe(0);
  expect(await app.call('GET /cases/:id', { params: { id } }, admin.as)).toMatchObject({ status: 404 });
});

test('a case about whoever takes the club over goes to the instance', async () => {
  const operator = await stage.make('operator');
  const id = await reported(admin);
  await app.ok('PUT /cases/:id/assignment', { params: { id } }, stage.owner.as);
  await handOverTo(admin);
  await vi.waitFor(async () => expect((await atInstance(operator)).map((one) => one.id)).toContain(id), {
    timeout: 8000,
  });
  expect(await casesOf(stage.owner)).toEqual([]);
  expect((await decide(operator, id)).data).toMatchObject({ state: 'actioned' });
});

test('an appeal against what the new owner decided goes to the instance', async () => {
  const operator = await stage.make('operator');
  const author = await stage.make('member');
  const id = await reported(author);
  await decide(admin, id);
  await appeal(author, id);
  await handOverTo(admin);
  await vi.waitFor(async () => expect((await atInstance(operator)).map((one) => one.id)).toContain(id), {
    timeout: 8000,
  });
});

test('an appeal by whoever is the owner by now goes to the instance', async () => {
  const operator = await stage.make('operator');
  const id = await reported(admin);
  await decide(stage.owner, id);
  await handOverTo(admin);
  await appeal(admin, id);
  expect((await atInstance(operator)).map((one) => one.id)).toContain(id);
});

test('an export tells of decisions, and of no report that came to nothing; an erased person’s words go', async () => {
  const author = await stage.make('member');
  const mailbox = openMailbox(app);
  const dismissed = await reported(author);
  await app.ok(
    'PUT /cases/:id/decision',
    { params: { id: dismissed }, body: { act: 'dismiss', reason: 'Fine.' } },
    stage.owner.as,
  );
  await reported(author);
  const acted = await reported(author);
  await decide(admin, acted);
  await appeal(author, acted);
  expect(mailbox.to(author.email)).toHaveLength(1);
  const data = await moderation.exportUser?.(app.platform, author.id);
  expect(data).toMatchObject({
    decisions: [{ reason: 'Be kind.', appeal: 'I was as kind as a drummer can be.' }],
  });
  expect(JSON.stringify(data)).not.toMatch(/abuse|Fine|reports/);
  await app.platform.db.transaction(async (tx) => moderation.eraseUser?.(tx, author.id, app.platform));
  const { data: left } = await app.ok('GET /cases/:id', { params: { id: acted } }, stage.owner.as);
  expect(left).toMatchObject({ author: null, appeal: { text: '' } });
});
