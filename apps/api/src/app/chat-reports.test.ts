// Owns: what is reported in chat is judged on what was reported: messages and answers to broadcasts, deleted and edited ones too.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { uploadPicture } from '#app/testing/uploads.ts';
import { answerSubject } from '#domains/chat/answer-subject.ts';
import { audit } from '#domains/chat/audit.store.ts';
import { dropEvidence } from '#domains/moderation/jobs.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let fan: Registered;
let other: Registered;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
  fan = await joinedMember(app, mailbox, club.id);
  other = await joinedMember(app, mailbox, club.id);
});
afterAll(async () => {
  expect(await audit(app.platform.db)).toEqual([]);
  await app.stop();
});

const codeOf = (answered: { ok: true } | { ok: false; error: { code: string } }) =>
  answered.ok ? undefined : answered.error.code;
const send = async (as: Registered, id: string, text: string, over: object = {}) =>
  (
    await app.ok(
      'POST /conversations/:id/messages',
      { params: { id }, body: { id: randomUUID(), text, ...over } },
      as.as,
    )
  ).data;
const report = (as: Registered, kind: 'message' | 'answer', id: string) =>
  app.call('POST /reports', { body: { kind, id, reason: 'abuse' } }, as.as);

/** The one case about it, as the club's owner finds it in the queue. */
async function caseOn(id: string) {
  const list = async (show: 'waiting' | 'decided') =>
    (await app.ok('GET /clubs/:id/cases', { params: { id: club.id }, query: { show } }, club.owner.as)).data;
  const find = async () =>
    [...(await list('waiting')), ...(await list('decided'))].find((one) => one.subject.id === id);
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  return find();
}

const evidenceOf = async (id: string) => {
  const { rows } = await app.platform.db.query<{ text: string }>({
    text: 'select text from report_evidence where subject_id = $1',
    values: [id],
  });
  return rows[0]?.text;
};

test('a reported message keeps its words and pictures for whoever judges it, until the case is closed', async () => {
  const lounge = await channelOf(app, club.id, 'lounge');
  const media = await uploadPicture(app, fan.as, { width: 40, height: 30 });
  const { id } = await send(fan, lounge, 'Something vile', { media_ids: [media] });
  expect((await report(other, 'message', id)).ok).toBe(true);
  await app.ok('PATCH /messages/:id', { params: { id }, body: { text: 'Something kind' } }, fan.as);
  expect((await caseOn(id))?.card).toMatchObject({ text: 'Something vile', state: 'shown' });
  await app.ok('DELETE /messages/:id', { params: { id } }, fan.as);
  const found = await caseOn(id);
  expect(found?.card).toMatchObject({ text: 'Something vile', state: 'gone' });
  const picture = () =>
    fetch(`${app.url}/api${found?.card?.picture_url}`, { headers: { authorization: club.owner.as.token } });
  expect((await picture()).status).toBe(200);
  // Everybody else finds nothing of it, and nobody reports it again.
  const gone = await app.ok('GET /messages/:id', { params: { id } }, other.as);
  expect(gone.data).toMatchObject({ state: 'removed', text: '', media: [] });
  const third = await joinedMember(app, mailbox, club.id);
  expect(codeOf(await report(third, 'message', id))).toBe('subjects.not-found');
  await runJob(app.platform, dropEvidence);
  expect(await evidenceOf(id)).toBe('Something vile');
  await app.ok(
    'PUT /cases/:id/decision',
    { params: { id: found?.id ?? '' }, body: { act: 'dismiss', reason: 'Sorted out' } },
    club.owner.as,
  );
  app.clock.advance(2 * 86_400_000);
  await runJob(app.platform, dropEvidence);
  expect(await evidenceOf(id)).toBeUndefined();
  await expect.poll(async () => (await picture()).status, { timeout: 5000 }).not.toBe(200);
});

test('answers to a broadcast are reported, hidden and deleted', async () => {
  const broadcast = await channelOf(app, club.id, 'broadcast');
  const message = await send(club.owner, broadcast, 'Which song first?');
  const answer = async (text: string) => {
    const id = randomUUID();
    const input = { params: { id: message.id }, body: { id, text } };
    await app.ok('POST /messages/:id/answers', input, fan.as);
    return id;
  };
  const listed = async (as: Registered) =>
    (await app.ok('GET /messages/:id/answers', { params: { id: message.id }, query: {} }, as.as)).data.map(
      ({ id, state, text }) => [id, state, text],
    );
  const rude = await answer('Yours is the worst');
  // Who cannot read it cannot report it; its author has nothing to report.
  expect(codeOf(await report(other, 'answer', rude))).toBe('subjects.not-found');
  expect(codeOf(await report(fan, 'answer', rude))).toBe('safety.own-subject');
  expect(codeOf(await report(club.owner, 'answer', rude))).toBeUndefined();
  const { platform } = app;
  const why = { cause: 'a case', reason: '' };
  await platform.db.transaction((tx) => answerSubject.hide(platform, tx, rude, why));
  expect(await listed(club.owner)).toEqual([[rude, 'hidden', '']]);
  await platform.db.transaction((tx) => answerSubject.restore(platform, tx, rude));
  expect(await listed(club.owner)).toEqual([[rude, 'shown', 'Yours is the worst']]);
  const remove = (as: Registered) => app.call('DELETE /answers/:id', { params: { id: rude } }, as.as);
  expect(codeOf(await remove(other))).toBe('chat.message-not-found');
  expect(codeOf(await remove(club.owner))).toBe('chat.message-not-found');
  expect(codeOf(await remove(fan))).toBeUndefined();
  expect(codeOf(await remove(fan))).toBeUndefined();
  expect(await listed(club.owner)).toEqual([]);
  expect((await caseOn(rude))?.card).toMatchObject({ text: 'Yours is the worst', state: 'gone' });
  const seen = async (as: Registered) =>
    (await app.ok('GET /messages/:id', { params: { id: message.id } }, as.as)).data;
  expect(await seen(club.owner)).toMatchObject({ answers: 0 });
  // It was one of the three all the same.
  expect(await seen(fan)).toMatchObject({ mine: { answers_left: 2 } });
  await answer('Second');
  await answer('Third');
  const fourth = { params: { id: message.id }, body: { id: randomUUID(), text: 'Fourth' } };
  expect(codeOf(await app.call('POST /messages/:id/answers', fourth, fan.as))).toBe('chat.answers-used-up');
});

test('the words of a deleted answer leave the inboxes of the staff', async () => {
  const broadcast = await channelOf(app, club.id, 'broadcast');
  const message = await send(club.owner, broadcast, 'And now?');
  const id = randomUUID();
  const input = { params: { id: message.id }, body: { id, text: 'A slip of the tongue' } };
  await app.ok('POST /messages/:id/answers', input, other.as);
  const told = async () => {
    const { rows } = await app.platform.db.query<{ count: number }>({
      text: `select count(*)::int as count from notifications
        where user_id = $1 and kind = 'broadcast-answer' and payload ->> 'excerpt' = 'A slip of the tongue'`,
      values: [club.owner.id],
    });
    return rows[0]?.count;
  };
  await expect.poll(told, { timeout: 10_000 }).toBe(1);
  await app.ok('DELETE /answers/:id', { params: { id } }, other.as);
  await expect.poll(told, { timeout: 10_000 }).toBe(0);
});
