// Tests what becomes of reports: hidden meanwhile, decided by who may, appealed, put back; over HTTP.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countQueries } from '#app/testing/count-queries.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { type StandInOwners, standInFor } from '#app/testing/stand-in-owners.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import { newId } from '#platform/ids/new-id.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let world: World;
let stage: Stage;
let mailbox: Mailbox;
let owners: StandInOwners;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  world = await makeWorld(app);
});
afterAll(() => app.stop());

beforeEach(async () => {
  stage = await world.stage({ role: 'admin', visibility: 'public', fresh: true });
  owners = standInFor(['post', 'comment']);
  const { post } = subjectOwners.read();
  const mark = (state: 'hidden' | 'shown') => async (_platform: unknown, _tx: unknown, id: string) => {
    const subject = owners.subjects.get(id);
    if (subject !== undefined) subject.state = state;
  };
  post.hide = mark('hidden');
  post.restore = mark('shown');
});
afterEach(() => owners.restore());

const reason = 'Selling tickets that do not exist.';

async function postBy(author: Somebody): Promise<string> {
  const id = newId(app.platform);
  owners.subjects.set(id, { title: 'A post', author_id: author.id, club_id: stage.club.id });
  return id;
}

async function report(subjectId: string, reporter: Somebody): Promise<void> {
  const body = { kind: 'post', id: subjectId, reason: 'scam', note: 'Look at the price.' } as const;
  await app.ok('POST /reports', { body }, reporter.as);
}

/** Handlers run after the answer: asks until the case looks as it should. */
async function waiting(as: Somebody, until: (found: CaseView[]) => boolean) {
  for (let tries = 0; ; tries += 1) {
    const { data } = await app.ok(
      'GET /clubs/:id/cases',
      { params: { id: stage.club.id }, query: {} },
      as.as,
    );
    if (until(data) || tries > 400) return data;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
type CaseView = Awaited<ReturnType<typeof app.ok<'GET /clubs/:id/cases'>>>['data'][number];

async function reported(author: Somebody, reporters = 1): Promise<CaseView> {
  const subjectId = await postBy(author);
  for (let at = 0; at < reporters; at += 1) await report(subjectId, await stage.make('member'));
  const [found] = await waiting(stage.owner, ([first]) => first?.reports === reporters);
  return found as CaseView;
}

const decide = (as: Somebody, id: string, body: object) =>
  app.call('PUT /cases/:id/decision', { params: { id }, body: body as never }, as.as);
const remove = { act: 'action', remove: true, sanction: 'none', reason };
const codeOf = (answer: { ok: boolean; error?: { code: string } }) => (answer.ok ? 'ok' : answer.error?.code);

describe('reports', () => {
  test('of one subject gather in one case, with their reasons and without their makers', async () => {
    const author = await stage.make('member');
    const found = await reported(author, 2);
    expect(found).toMatchObject({
      state: 'open',
      bench: 'club',
      reports: 2,
      reasons: { scam: 2 },
      hidden: false,
      author: { id: author.id },
      can: { assign: true, decide: true, answer_appeal: false },
    });
    const full = await app.ok('GET /cases/:id', { params: { id: found.id } }, stage.me?.as);
    expect(full.data.notes).toHaveLength(2);
    expect(JSON.stringify(full)).not.toContain('reporter');
  });

  test('three members of standing put it out of sight; three newcomers do not', async () => {
    const author = await stage.make('member');
    const newcomers = await reported(author, 3);
    expect(newcomers.hidden).toBe(false);
    const id = await postBy(author);
    const members = [await stage.make('member'), await stage.make('member'), await stage.make('member')];
    const outsider = await stage.make('guest');
    app.clock.advance(8 * DAY_MS);
    for (const member of [outsider, ...members.slice(0, 2)]) await report(id, member);
    await waiting(stage.owner, (all) => all.some((one) => one.subject.id === id && one.reports === 3));
    expect(owners.subjects.get(id)?.state).toBeUndefined();
    await report(id, members[2] as Somebody);
    const all = await waiting(stage.owner, (cases) => cases.some((one) => one.hidden));
    expect(all.find((one) => one.subject.id === id)).toMatchObject({ hidden: true, reports: 4 });
    expect(owners.subjects.get(id)?.state).toBe('hidden');
    const counts = await app.ok(
      'GET /clubs/:id/cases/counts',
      { params: { id: stage.club.id } },
      stage.owner.as,
    );
    expect(counts.data).toMatchObject({ hidden: 1, appealed: 0 });
  });

  test('a list of cases costs the same however long it is', async () => {
    const list = () =>
      app.ok('GET /clubs/:id/cases', { params: { id: stage.club.id }, query: {} }, stage.owner.as);
    await reported(await stage.make('member'));
    const one = await countQueries(list);
    await reported(await stage.make('member'));
    await waiting(stage.owner, (all) => all.length === 2);
    const two = await countQueries(list);
    expect(two.queries.length).toBe(one.queries.length);
    expect(two.queries.length).toBeLessThanOrEqual(7);
  });
});

describe('who decides', () => {
  test('an admin about a member, the owner about an admin, an operator about the owner', async () => {
    const admin = stage.me as Somebody;
    const other = await stage.make('admin');
    const operator = await stage.make('operator');
    const aboutMember = await reported(await stage.make('member'));
    expect(codeOf(await decide(await stage.make('member'), aboutMember.id, remove))).toBe(
      'moderation.case-not-found',
    );
    expect(codeOf(await decide(operator, aboutMember.id, remove))).toBe('moderation.case-not-found');
    expect(codeOf(await decide(admin, aboutMember.id, remove))).toBe('ok');
    const aboutAdmin = await reported(other);
    expect(codeOf(await decide(admin, aboutAdmin.id, remove))).toBe('moderation.not-yours-to-decide');
    expect(codeOf(await decide(other, aboutAdmin.id, remove))).toBe('moderation.case-not-found');
    expect(codeOf(await decide(stage.owner, aboutAdmin.id, remove))).toBe('ok');
    const subjectId = await postBy(stage.owner);
    await report(subjectId, admin);
    const found = await atInstance(operator, subjectId);
    expect(codeOf(await decide(stage.owner, found.id, remove))).toBe('moderation.case-not-found');
    const ban = { ...remove, sanction: 'ban' };
    expect(codeOf(await decide(operator, found.id, ban))).toBe('moderation.sanction-not-possible');
    expect(owners.subjects.get(subjectId)?.state).toBeUndefined();
    expect(codeOf(await decide(operator, found.id, remove))).toBe('ok');
    expect(owners.subjects.get(subjectId)?.state).toBe('hidden');
  });

  test('one at a time: a case that somebody took waits for them', async () => {
    const admin = stage.me as Somebody;
    const found = await reported(await stage.make('member'));
    const take = (as: Somebody) => app.call('PUT /cases/:id/assignment', { params: { id: found.id } }, as.as);
    expect(codeOf(await take(admin))).toBe('ok');
    expect(codeOf(await take(stage.owner))).toBe('moderation.case-taken');
    expect(codeOf(await decide(stage.owner, found.id, remove))).toBe('moderation.case-taken');
    await app.ok('DELETE /cases/:id/assignment', { params: { id: found.id } }, admin.as);
    const both = await Promise.all([admin, stage.owner].map((as) => decide(as, found.id, remove)));
    expect(both.map(codeOf).sort()).toEqual(['moderation.case-decided', 'ok']);
  });
});

async function atInstance(operator: Somebody, subjectId: string): Promise<CaseView> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { data } = await app.ok('GET /operator/cases', { query: {} }, operator.as);
    const found = data.find((one) => one.subject.id === subjectId);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('no such case at the instance');
}

describe('decisions', () => {
  test('nothing at all is no decision, and a reason is asked for', async () => {
    const found = await reported(await stage.make('member'));
    const admin = stage.me as Somebody;
    expect(codeOf(await decide(admin, found.id, { ...remove, remove: false }))).toBe(
      'moderation.nothing-decided',
    );
    expect(codeOf(await decide(admin, found.id, { ...remove, reason: ' ' }))).toBe('invalid-input');
    expect((await waiting(admin, () => true)).map((one) => one.state)).toEqual(['open']);
  });

  test('dismissed: it comes back, and a later report opens a new case that hides nothing by itself', async () => {
    const author = await stage.make('member');
    const members = [await stage.make('member'), await stage.make('member'), await stage.make('member')];
    const late = await stage.make('member');
    app.clock.advance(8 * DAY_MS);
    const id = await postBy(author);
    for (const member of members) await report(id, member);
    const [found] = await waiting(stage.owner, ([first]) => first?.hidden === true);
    app.clock.advance(60_000);
    expect(codeOf(await decide(stage.owner, found?.id ?? '', { act: 'dismiss', reason }))).toBe('ok');
    expect(owners.subjects.get(id)?.state).toBe('shown');
    app.clock.advance(60_000);
    await report(id, late);
    const [again] = await waiting(stage.owner, ([first]) => first !== undefined);
    expect(again).toMatchObject({ hidden: false, reports: 1 });
    expect(again?.id).not.toBe(found?.id);
    expect(mailbox.to(author.email)).toEqual([]);
  });

  test('a mute silences, a ban puts out, and both are in the log and in a letter', async () => {
    const author = await stage.make('member');
    const first = await reported(author);
    await decide(stage.owner, first.id, { ...remove, sanction: 'mute', mute_days: 3 });
    const standing = () => app.ok('GET /clubs/:id', { params: { id: stage.club.id } }, author.as);
    expect((await standing()).data.viewer.muted_until).toBe(
      new Date(app.clock.now().getTime() + 3 * DAY_MS).toISOString(),
    );
    const second = await reported(author);
    await decide(stage.owner, second.id, { ...remove, remove: false, sanction: 'ban' });
    expect((await standing()).data.viewer).toMatchObject({ role: 'guest', banned: true });
    const letters = mailbox.to(author.email);
    expect(letters).toHaveLength(2);
    expect(letters[0]?.text).toContain(reason);
    const log = await app.ok(
      'GET /clubs/:id/deeds',
      { params: { id: stage.club.id }, query: {} },
      stage.owner.as,
    );
    expect(log.data.map((deed) => deed.deed)).toEqual(
      expect.arrayContaining(['moderation.case-actioned', 'memberships.member-banned']),
    );
  });
});

describe('appeals', () => {
  const appeal = (as: Somebody, id: string) =>
    app.call(
      'POST /cases/:id/appeal',
      { params: { id }, body: { text: 'It was a joke among friends.' } },
      as.as,
    );
  const answer = (as: Somebody, id: string, outcome: 'uphold' | 'overturn') =>
    app.call('PUT /cases/:id/appeal/answer', { params: { id }, body: { outcome, reason } }, as.as);

  test('of an admin’s decision go to the owner, who puts everything back', async () => {
    const admin = stage.me as Somebody;
    const author = await stage.make('member');
    const found = await reported(author);
    await decide(admin, found.id, { ...remove, sanction: 'ban' });
    const own = await app.ok('GET /users/me/cases', { query: {} }, author.as);
    expect(own.data).toMatchObject([{ id: found.id, can: { appeal: true }, decision: { reason } }]);
    expect(JSON.stringify(own)).not.toContain(admin.id);
    expect(codeOf(await appeal(admin, found.id))).toBe('moderation.case-not-found');
    expect(codeOf(await appeal(author, found.id))).toBe('ok');
    expect(codeOf(await appeal(author, found.id))).toBe('moderation.appeal-too-late');
    expect(codeOf(await answer(admin, found.id, 'overturn'))).toBe('moderation.not-yours-to-decide');
    expect(codeOf(await answer(stage.owner, found.id, 'overturn'))).toBe('ok');
    expect(codeOf(await answer(stage.owner, found.id, 'uphold'))).toBe('moderation.no-appeal');
    expect(owners.subjects.get(found.subject.id)?.state).toBe('shown');
    const { data } = await app.ok('GET /clubs/:id', { params: { id: stage.club.id } }, author.as);
    expect(data.viewer).toMatchObject({ banned: false, can: { join: true } });
    expect(mailbox.to(author.email).at(-1)?.subject).toBe('Your appeal was granted');
  });

  test('of the owner’s decision go to an operator', async () => {
    const author = await stage.make('member');
    const operator = await stage.make('operator');
    const found = await reported(author);
    await decide(stage.owner, found.id, remove);
    expect(codeOf(await appeal(author, found.id))).toBe('ok');
    expect(codeOf(await answer(stage.owner, found.id, 'uphold'))).toBe('moderation.case-not-found');
    expect((await atInstance(operator, found.subject.id)).state).toBe('appealed');
    expect(codeOf(await answer(operator, found.id, 'uphold'))).toBe('ok');
    expect(owners.subjects.get(found.subject.id)?.state).toBe('hidden');
  });

  test('take back the sanction they are about, and none that came after', async () => {
    const admin = stage.me as Somebody;
    const author = await stage.make('member');
    const viewer = async () =>
      (await app.ok('GET /clubs/:id', { params: { id: stage.club.id } }, author.as)).data.viewer;
    const mute = { ...remove, remove: false, sanction: 'mute' };
    const first = await reported(author);
    await decide(admin, first.id, { ...mute, mute_days: 3 });
    const second = await reported(author);
    await decide(admin, second.id, { ...mute, mute_days: 7 });
    const until = (await viewer()).muted_until;
    expect(until).not.toBeNull();
    await appeal(author, first.id);
    expect(codeOf(await answer(stage.owner, first.id, 'overturn'))).toBe('ok');
    expect((await viewer()).muted_until).toBe(until);
    await appeal(author, second.id);
    expect(codeOf(await answer(stage.owner, second.id, 'overturn'))).toBe('ok');
    expect((await viewer()).muted_until).toBeNull();

    const ban = { ...remove, remove: false, sanction: 'ban' };
    const third = await reported(author);
    await decide(admin, third.id, ban);
    app.clock.advance(1000);
    const fourth = await reported(author);
    await decide(admin, fourth.id, { ...ban, reason: 'And again.' });
    await appeal(author, third.id);
    expect(codeOf(await answer(stage.owner, third.id, 'overturn'))).toBe('ok');
    expect(await viewer()).toMatchObject({ banned: true });
    await appeal(author, fourth.id);
    const person = { params: { id: stage.club.id, user_id: author.id } };
    await app.ok('DELETE /clubs/:id/members/:user_id/ban', person, stage.owner.as);
    app.clock.advance(1000);
    await app.ok(
      'PUT /clubs/:id/members/:user_id/ban',
      { ...person, body: { reason: 'Spam.' } },
      stage.owner.as,
    );
    expect(codeOf(await answer(stage.owner, fourth.id, 'overturn'))).toBe('ok');
    expect(await viewer()).toMatchObject({ banned: true });
  });

  test('come within 14 days or not at all', async () => {
    const author = await stage.make('member');
    const found = await reported(author);
    await decide(stage.owner, found.id, remove);
    app.clock.advance(14 * DAY_MS);
    expect(codeOf(await appeal(author, found.id))).toBe('moderation.appeal-too-late');
  });
});
