// Owns: who finds whom to write to, and what strangers may do before somebody has answered them.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { allSaid, listen, stopListening } from '#app/testing/ears.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { chatCalls } from './testing/chat-calls.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
});
afterAll(() => app.stop());
afterEach(stopListening);

const codeOf = (answered: { ok: true } | { ok: false; error: { code: string } }) =>
  answered.ok ? undefined : answered.error.code;
const { openCall, open, call } = chatCalls(() => app);

test('the members of a club are listed for its members alone', async () => {
  const member = await joinedMember(app, mailbox, club.id);
  const outsider = await registerVerified(app, mailbox);
  const people = (as: Registered, q?: string) =>
    app.call('GET /chat/people', { query: { club_id: club.id, ...(q === undefined ? {} : { q }) } }, as.as);
  expect(codeOf(await people(outsider))).toBe('clubs.members-only');
  expect(codeOf(await people(outsider, member.user_name))).toBe('clubs.members-only');
  const listed = await app.ok('GET /chat/people', { query: { club_id: club.id } }, club.owner.as);
  expect(listed.data.map(({ id }) => id)).toContain(member.id);
  await app.ok(
    'PUT /clubs/:id/members/:user_id/ban',
    { params: { id: club.id, user_id: member.id }, body: { reason: 'Rude' } },
    club.owner.as,
  );
  expect(codeOf(await people(member))).toBe('clubs.banned');
});

test('people of one’s own clubs are found without naming the club, by their display name too', async () => {
  const [here, there] = [await foundClub(app, mailbox), await foundClub(app, mailbox)];
  const viewer = await joinedMember(app, mailbox, here.id);
  const near = await joinedMember(app, mailbox, here.id);
  const far = await joinedMember(app, mailbox, there.id);
  for (const one of [near, far])
    await app.ok('PATCH /users/me', { body: { display_name: 'Zoë Winter' } }, one.as);
  const people = async (q?: string) =>
    (await app.ok('GET /chat/people', { query: q === undefined ? {} : { q } }, viewer.as)).data;
  expect((await people()).map(({ id }) => id).toSorted()).toEqual([here.owner.id, near.id].toSorted());
  for (const q of ['zoë', 'ZOË W', 'zoë winter'])
    expect((await people(q)).map(({ id, arrives }) => [id, arrives])).toEqual([[near.id, 'open']]);
  expect(await people('zoë_')).toEqual([]);
  // By username everybody is found, members of other clubs among them.
  expect((await people(far.user_name)).map(({ id, arrives }) => [id, arrives])).toEqual([
    [far.id, 'request'],
  ]);
});

test('a stranger who has written nothing learns no presence, and is not heard typing', async () => {
  const [far, bo] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
  const theirs = await listen(app.url, { token: bo.as.token, user_id: bo.id });
  const opened = await open(far, bo);
  expect(opened).toMatchObject({
    state: 'requested',
    partner: { online: null },
    partner_read_seq: null,
    can: { write: true, presence: false, react: false },
  });
  const at = { params: { id: opened.id } };
  expect((await app.ok('GET /conversations/:id', at, far.as)).data.partner).toMatchObject({ online: null });
  await app.ok('PUT /conversations/:id/typing', at, far.as);
  await allSaid(app, theirs);
  expect(theirs.heard('chatTyping')).toEqual([]);
  // Whom the other one follows is no stranger.
  await app.ok('PUT /users/:id/follow', { params: { id: far.id } }, bo.as);
  const known = await app.ok('GET /conversations/:id', at, far.as);
  expect(known.data).toMatchObject({ state: 'open', partner: { online: expect.any(Boolean) } });
  await app.ok('PUT /conversations/:id/typing', at, far.as);
  await expect.poll(() => theirs.heard('chatTyping')).toHaveLength(1);
});

async function born(one: Registered, date: string): Promise<void> {
  await app.platform.db.query({
    text: 'update users set birth_date = $2 where id = $1',
    values: [one.id, date],
  });
}

test('a minor, a block and somebody’s own choice are refused with the same words', async () => {
  const adult = await registerVerified(app, mailbox);
  const minor = await registerVerified(app, mailbox);
  await born(minor, '2012-05-05');
  const blocking = await registerVerified(app, mailbox);
  await app.ok('PUT /users/:id/block', { params: { id: adult.id } }, blocking.as);
  const choosy = await registerVerified(app, mailbox);
  await app.ok('PATCH /users/me/privacy', { body: { message_requests: false } }, choosy.as);
  const answers = [];
  for (const one of [minor, blocking, choosy]) {
    const { status, ...rest } = (await openCall(adult, one)) as { status: number; error?: object };
    answers.push({ status, error: rest.error });
  }
  expect(answers[0]).toMatchObject({ status: 403, error: { code: 'chat.not-accepting' } });
  for (const answered of answers)
    expect({ ...answered.error, request_id: '' }).toEqual({ ...answers[0]?.error, request_id: '' });
  // Whom they follow may write.
  await app.ok('PUT /users/:id/follow', { params: { id: adult.id } }, choosy.as);
  expect((await openCall(adult, choosy)).ok).toBe(true);
});

test('in a club in common nothing tells a minor from an adult who takes no requests', async () => {
  const adult = await joinedMember(app, mailbox, club.id);
  const minor = await joinedMember(app, mailbox, club.id);
  await born(minor, '2012-05-05');
  const choosy = await joinedMember(app, mailbox, club.id);
  await app.ok('PATCH /users/me/privacy', { body: { message_requests: false } }, choosy.as);
  /** Everything that the adult is answered about somebody, with what names the person and the call left out. */
  const answersAbout = async (one: Registered) => {
    const listed = async (query: object) =>
      (await app.call('GET /chat/people', { query }, adult.as)) as object;
    const inClub = { params: { id: club.id }, body: { user_name: one.user_name } };
    // Begun by the other one, who has written nothing in it.
    const { id } = await open(one, adult);
    const answers = [
      await listed({ q: one.user_name }),
      await listed({ q: one.user_name, club_id: club.id }),
      await openCall(adult, one),
      await app.call('POST /clubs/:id/conversations', inClub, adult.as),
      await app.call('GET /conversations/:id', { params: { id } }, adult.as),
      await call(adult, id, 'Me first'),
    ];
    const { display_name } = (await app.ok('GET /users/me', {}, one.as)).data as { display_name: string };
    return JSON.stringify(answers)
      .replaceAll(one.id, 'person')
      .replaceAll(one.user_name, 'name')
      .replaceAll(display_name, 'display name')
      .replaceAll(id, 'conversation')
      .replaceAll(/"request_id":"[^"]*"/g, '')
      .replaceAll(/"last_at":"[^"]*"/g, '');
  };
  const [about, aboutChoosy] = [await answersAbout(minor), await answersAbout(choosy)];
  expect(about).toBe(aboutChoosy);
  expect(about.match(/chat\.not-accepting/g)).toHaveLength(3);
  // Both are in the members' list, and other members are written to as before.
  const { data } = await app.ok('GET /chat/people', { query: { club_id: club.id } }, adult.as);
  const ids = data.map(({ id }) => id);
  expect(ids).toContain(minor.id);
  expect(ids).toContain(choosy.id);
  expect((await openCall(choosy, adult)).ok).toBe(true);
});

test('a request is none any more once the two know one another', async () => {
  const [far, bo] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
  const { id } = await open(far, bo);
  const look = async (as: Registered) =>
    (await app.ok('GET /conversations/:id', { params: { id } }, as.as)).data;
  const listed = async (view: 'all' | 'requests') =>
    (await app.ok('GET /conversations', { query: { view } }, bo.as)).data.map((one) => one.id);
  for (const text of ['One', 'Two', 'Three']) expect((await call(far, id, text)).ok).toBe(true);
  expect(await look(far)).toMatchObject({ state: 'requested', can: { write: false } });
  // Followed without a word to chat: the look and the writing statement see it by themselves.
  await app.platform.db.query({
    text: 'insert into user_follows (follower_id, followed_id, created_at) values ($1, $2, now())',
    values: [bo.id, far.id],
  });
  for (const one of [far, bo]) expect(await look(one)).toMatchObject({ state: 'open', can: { write: true } });
  const theirs = await listen(app.url, { token: bo.as.token, user_id: bo.id });
  expect((await call(far, id, 'Four')).ok).toBe(true);
  await expect.poll(() => theirs.heard('haveMessage')).toHaveLength(1);
  expect([await listed('all'), await listed('requests')]).toEqual([[id], []]);
});

test.each(['a follow', 'a club in common'] as const)('%s moves a request into the list', async (how) => {
  const [far, bo] = [await registerVerified(app, mailbox), await joinedMember(app, mailbox, club.id)];
  const [declined, listed] = [await registerVerified(app, mailbox), await open(far, bo)];
  await call(far, listed.id, 'Hello?');
  const other = await open(declined, bo);
  await call(declined, other.id, 'Hello?');
  await app.ok('DELETE /conversations/:id', { params: { id: other.id } }, bo.as);
  const requests = async () =>
    (await app.ok('GET /conversations', { query: { view: 'requests' } }, bo.as)).data.map(({ id }) => id);
  expect(await requests()).toEqual([listed.id]);
  for (const one of [far, declined])
    if (how === 'a follow') await app.ok('PUT /users/:id/follow', { params: { id: one.id } }, bo.as);
    else await app.ok('POST /clubs/:id/join', { params: { id: club.id }, body: {} }, one.as);
  await expect.poll(requests, { timeout: 10_000 }).toEqual([]);
  const all = (await app.ok('GET /conversations', { query: {} }, bo.as)).data.map(({ id }) => id);
  expect(all).toContain(listed.id);
  // What was declined stays so.
  expect(all).not.toContain(other.id);
  const { data } = await app.ok('GET /conversations/:id', { params: { id: other.id } }, declined.as);
  expect(data.state).toBe('requested');
});

test('strangers are sent text alone until they accept, and nothing is fetched for it', async () => {
  const [far, bo] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
  const { id } = await open(far, bo);
  const over = [
    { media_ids: [randomUUID()] },
    { voice: { media_id: randomUUID(), peaks: Array.from({ length: 48 }, () => 1) } },
    { card: { kind: 'item', id: randomUUID() } },
  ];
  for (const one of over) expect(codeOf(await call(far, id, '', one))).toBe('chat.request-text-only');
  const queued = vi.spyOn(app.platform.jobs, 'queue');
  const looked = () => queued.mock.calls.filter(([, name]) => name === 'chat-look-at-link').length;
  expect((await call(far, id, 'See https://example.invalid')).ok).toBe(true);
  expect(looked()).toBe(0);
  expect(codeOf(await call(far, id, '', over[0]))).toBe('chat.request-text-only');
  await app.ok('POST /conversations/:id/accept', { params: { id } }, bo.as);
  expect(codeOf(await call(far, id, '', over[0]))).toBe('media.not-claimable');
  expect((await call(far, id, 'See https://example.invalid')).ok).toBe(true);
  expect(looked()).toBe(1);
  queued.mockRestore();
});

test('five strangers on an account’s first day, twenty a day after it', async () => {
  const far = await registerVerified(app, mailbox);
  const others: Registered[] = [];
  for (let nth = 0; nth < 27; nth += 1) others.push(await registerVerified(app, mailbox));
  const write = async (to: Registered | undefined) =>
    to && codeOf(await call(far, (await open(far, to)).id, 'Hello!'));
  for (const one of others.slice(0, 5)) expect(await write(one)).toBeUndefined();
  expect(await write(others[5])).toBe('chat.first-contacts-used-up');
  // Whoever was written to already, and members of a club in common, do not count.
  expect(await write(others[0])).toBeUndefined();
  app.clock.advance(25 * 3_600_000);
  for (const one of others.slice(5, 25)) expect(await write(one)).toBeUndefined();
  expect(await write(others[26])).toBe('chat.first-contacts-used-up');
});
