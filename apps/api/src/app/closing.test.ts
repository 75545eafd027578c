// Owns: when a club closes for good, nothing stays of what people told it, and nothing appears there any more.

import { clubClosed } from '@stagepass/contract/clubs/events.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeClub } from '#domains/clubs/actions/close-club.ts';
import { clubSubject } from '#domains/clubs/subject.ts';
import { publishScheduled } from '#domains/posts/jobs.ts';
import { postSubject } from '#domains/posts/subject.ts';
import { foundClub, joinedMember } from './testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, registerVerified } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { upload } from './testing/uploads.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const name = { key: 'name1', kind: 'text', label: 'Name', help: '', required: true } as const;

async function countLeft(clubId: string): Promise<unknown> {
  const { rows } = await app.platform.db.query({
    text: `select (select count(*)::int from join_requests where club_id = $1) as requests,
        (select count(*)::int from invitations where club_id = $1) as invitations,
        (select count(*)::int from invitation_devices where club_id = $1) as devices,
        (select count(*)::int from requirements where club_id = $1) as requirements,
        (select count(*)::int from requirement_attempts) as attempts`,
    values: [clubId],
  });
  return rows[0];
}

test('requests, invitations and answers go with the club', async () => {
  const club = await foundClub(app, mailbox);
  const params = { id: club.id };
  const member = await joinedMember(app, mailbox, club.id);
  await app.ok('GET /clubs/:id/invitation', { params }, member.as);
  await app.ok('PATCH /clubs/:id', { params, body: { join_policy: 'approval' } }, club.owner.as);
  const fan = await registerVerified(app, mailbox);
  await app.ok('POST /clubs/:id/join', { params, body: { note: 'I sing.' } }, fan.as);
  const config = { type: 'FORM', text: '', fields: [name] } as const;
  const { data: form } = await app.ok(
    'POST /requirement-lists/:owner_kind/:owner_id/requirements',
    { params: { owner_kind: 'joining', owner_id: club.id }, body: { title: 'You', config } as never },
    club.owner.as,
  );
  const one = { params: { id: form.id } };
  const { data: attempt } = await app.ok('POST /requirements/:id/open', one, fan.as);
  const body = { attempt_id: attempt.id, answer: { type: 'FORM', answers: { name1: 'Fan' } } } as const;
  await app.ok('POST /requirements/:id/finish', { ...one, body }, fan.as);
  expect(await countLeft(club.id)).toEqual({
    requests: 1,
    invitations: 1,
    devices: 1,
    requirements: 1,
    attempts: 1,
  });
  const viewers = [{}, club.owner.as];
  const clubsOnProfile = (as: object) =>
    app.ok('GET /users/:id', { params: { id: member.id } }, as).then(({ data }) => data.clubs);
  for (const viewer of viewers) expect(await clubsOnProfile(viewer)).toMatchObject([{ id: club.id }]);
  const confirm = { params, body: { confirm_handle: club.handle } };
  await app.ok('POST /clubs/:id/deletion', confirm, club.owner.as);
  app.clock.advance(14 * 86_400_000);
  expect(await closeClub(app.platform, club.id)).toBe(true);
  for (const viewer of viewers) expect(await clubsOnProfile(viewer)).toEqual([]);
  expect(await countLeft(club.id)).toEqual({
    requests: 0,
    invitations: 0,
    devices: 0,
    requirements: 0,
    attempts: 0,
  });
});

const DAY_MS = 86_400_000;
const signal = new AbortController().signal;

async function clubWithPosts() {
  const club = await foundClub(app, mailbox);
  const params = { id: club.id };
  const write = async (draft: object) => {
    const body = {
      client_key: crypto.randomUUID(),
      text: 'A theremin for all',
      audience: 'public',
      ...draft,
    };
    return (await app.ok('POST /clubs/:id/posts', { params, body: body as never }, club.owner.as)).data;
  };
  const askDeletion = () =>
    app.ok('POST /clubs/:id/deletion', { params, body: { confirm_handle: club.handle } }, club.owner.as);
  return { club, write, askDeletion };
}

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
const count = async (text: string, ...values: unknown[]) =>
  (
    await app.platform.db.query<{ count: number }>({
      text: `select count(*)::int as count from ${text}`,
      values,
    })
  ).rows[0]?.count;
const publishedIn = (clubId: string) =>
  count('posts where club_id = $1 and published_at is not null', clubId);

test('posts, comments, their files and what finds them go with the club; what was scheduled never appears', async () => {
  const { platform } = app;
  const { club, write, askDeletion } = await clubWithPosts();
  const other = await clubWithPosts();
  const stays = await other.write({});
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const mediaId = await upload(app, { as: club.owner.as, bytes: picture, type: 'image/png' });
  const post = await write({ media_ids: [mediaId] });
  const address = (await app.ok('GET /posts/:id', { params: { id: post.id } })).data;
  const url = address.sealed === null ? `${app.url}/api${address.media[0]?.small_url}` : '';
  expect((await fetch(url)).status).toBe(200);
  const comment = { client_key: crypto.randomUUID(), text: 'Yes!' };
  await app.ok('POST /posts/:id/comments', { params: { id: post.id }, body: comment }, club.owner.as);
  const hidden = await write({});
  await platform.db.transaction((tx) =>
    postSubject.hide(platform, tx, hidden.id, { cause: 'a case', reason: '' }),
  );
  await write({ publish_at: inDays(20) });
  await askDeletion();
  app.clock.advance(14 * DAY_MS);
  expect(await closeClub(platform, club.id)).toBe(true);
  expect(await count('posts where club_id = $1', club.id)).toBe(0);
  expect(await count('comments where post_id = $1', post.id)).toBe(0);
  expect(await count('search_documents where club_id = $1', club.id)).toBe(0);
  expect(await count('media where id = $1', mediaId)).toBe(0);
  await expect.poll(async () => (await fetch(url)).status).toBe(404);
  app.clock.advance(10 * DAY_MS);
  await publishScheduled.run(platform, {}, signal);
  expect(await publishedIn(club.id)).toBe(0);
  expect((await app.call('GET /posts/:id', { params: { id: stays.id } })).status).toBe(200);
});

test('more posts than one step takes are gone all the same', async () => {
  const { club, write, askDeletion } = await clubWithPosts();
  const { id } = await write({});
  await app.platform.db.query({
    text: `insert into posts (id, club_id, author_id, client_key, text, audience, reply_policy, created_at, published_at)
      select gen_random_uuid(), club_id, author_id, gen_random_uuid(), text, audience, reply_policy, created_at, published_at
      from posts, generate_series(1, 1100) where id = $1`,
    values: [id],
  });
  await askDeletion();
  app.clock.advance(14 * DAY_MS);
  expect(await closeClub(app.platform, club.id)).toBe(true);
  expect(await count('posts where club_id = $1', club.id)).toBe(0);
});

test('a scheduled post waits while its club is suspended, and appears in none that is past its day', async () => {
  const { platform } = app;
  const { club, write } = await clubWithPosts();
  const closing = await clubWithPosts();
  await write({ publish_at: inDays(1) });
  await closing.write({ publish_at: inDays(14) });
  await closing.askDeletion();
  await platform.db.transaction((tx) =>
    clubSubject.hide(platform, tx, club.id, { cause: 'a case', reason: '' }),
  );
  app.clock.advance(15 * DAY_MS);
  await publishScheduled.run(platform, {}, signal);
  expect([await publishedIn(club.id), await publishedIn(closing.club.id)]).toEqual([0, 0]);
  await platform.db.transaction((tx) => clubSubject.restore(platform, tx, club.id));
  await publishScheduled.run(platform, {}, signal);
  expect(await publishedIn(club.id)).toBe(1);
});

test('a scheduled post appears only where its author may still post', async () => {
  const { platform } = app;
  const club = await foundClub(app, mailbox, { posting: 'members' });
  const params = { id: club.id };
  const people = {
    banned: await joinedMember(app, mailbox, club.id),
    left: await joinedMember(app, mailbox, club.id),
    muted: await joinedMember(app, mailbox, club.id),
    staying: await joinedMember(app, mailbox, club.id),
  };
  // Past the first day, on which newcomers write at a slower pace.
  app.clock.advance(2 * DAY_MS);
  for (const { as } of Object.values(people)) {
    const draft = { client_key: crypto.randomUUID(), text: 'Later', publish_at: inDays(1) };
    await app.ok('POST /clubs/:id/posts', { params, body: draft }, as);
  }
  const at = (person: { id: string }) => ({ params: { ...params, user_id: person.id } });
  await app.ok(
    'PUT /clubs/:id/members/:user_id/ban',
    { ...at(people.banned), body: { reason: 'Spam.' } },
    club.owner.as,
  );
  await app.ok('POST /clubs/:id/leave', { params }, people.left.as);
  const mute = { ...at(people.muted), body: { until: inDays(3), reason: '' } };
  await app.ok('PUT /clubs/:id/members/:user_id/mute', mute, club.owner.as);
  const appeared = async () => {
    await publishScheduled.run(platform, {}, signal);
    const { rows } = await platform.db.query<{ author_id: string }>({
      text: 'select author_id from posts where club_id = $1 and published_at is not null order by published_at',
      values: [club.id],
    });
    return rows.map((row) => row.author_id);
  };
  app.clock.advance(1.5 * DAY_MS);
  expect(await appeared()).toEqual([people.staying.id]);
  app.clock.advance(2 * DAY_MS);
  expect(await appeared()).toEqual([people.staying.id, people.muted.id]);
});

test('cases that wait end with the club, and what can be appealed against goes to the instance', async () => {
  const { club, write, askDeletion } = await clubWithPosts();
  const { id } = await write({});
  await app.platform.db.query({
    text: `insert into moderation_cases
        (id, subject_kind, subject_id, club_id, author_id, bench, state, decided_at, opened_at, updated_at)
      select gen_random_uuid(), 'post', $1, $2, $3, 'club', state, decided_at, now(), now()
      from (values ('open', null), ('actioned', now())) as given (state, decided_at)`,
    values: [id, club.id, club.owner.id],
  });
  await askDeletion();
  app.clock.advance(14 * DAY_MS);
  expect(await closeClub(app.platform, club.id)).toBe(true);
  const { rows } = await app.platform.db.query({
    text: 'select state, bench from moderation_cases where club_id = $1 order by state',
    values: [club.id],
  });
  expect(rows).toEqual([
    { state: 'actioned', bench: 'instance' },
    { state: 'dismissed', bench: 'club' },
  ]);
});

test('what was written after the posts were settled goes when the club has closed', async () => {
  const { platform } = app;
  const { club, write, askDeletion } = await clubWithPosts();
  const post = await write({});
  await askDeletion();
  app.clock.advance(14 * DAY_MS);
  expect(await closeClub(platform, club.id)).toBe(true);
  await platform.db.query({
    text: `insert into posts (id, club_id, author_id, client_key, text, audience, reply_policy, created_at, published_at)
      values ($1, $2, $3, gen_random_uuid(), 'Too late', 'public', 'everyone', now(), now())`,
    values: [post.id, club.id, club.owner.id],
  });
  await platform.db.transaction((tx) => tx.emit(clubClosed, { club_id: club.id }));
  await expect.poll(() => count('posts where club_id = $1', club.id), { timeout: 5000 }).toBe(0);
});
