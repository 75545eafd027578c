// Owns: posts are written, seen, changed and removed by whom they may; what is sealed is announced and never sent.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { openFile } from '#app/testing/open-file.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { sampleMp4 } from '#app/testing/sample-videos.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { upload } from '#app/testing/uploads.ts';
import { publishScheduled } from './jobs.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let member: Registered;
let guest: Registered;
let photo: Buffer;
const signal = new AbortController().signal;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b52' } })
    .png()
    .toBuffer();
});
afterAll(() => app.stop());

beforeEach(async () => {
  club = await foundClub(app, mailbox, { posting: 'members' });
  member = await joinedMember(app, mailbox, club.id);
  guest = await registerVerified(app, mailbox);
  // Past the first day, whose pace has a test of its own.
  app.clock.advance(25 * 3_600_000);
});

type Draft = Partial<Parameters<typeof write>[1]>;
async function write(as: Registered, draft: Record<string, unknown> = {}) {
  const body = { client_key: randomUUID(), text: 'Doors at eight.', ...draft };
  return app.call('POST /clubs/:id/posts', { params: { id: club.id }, body }, as.as);
}
async function written(as: Registered, draft: Draft = {}) {
  const answer = await write(as, draft);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.body.data;
}
const read = (id: string, as?: Registered) => app.call('GET /posts/:id', { params: { id } }, as?.as);
async function opened(id: string, as?: Registered) {
  const answer = await read(id, as);
  if (!answer.ok || answer.body.data.sealed !== null) throw new Error(`not open: ${JSON.stringify(answer)}`);
  return answer.body.data;
}
async function feed(as?: Registered) {
  return (await app.ok('GET /clubs/:id/posts', { params: { id: club.id } }, as?.as)).data;
}
async function tier(rank: number): Promise<{ id: string; name: string }> {
  const text = 'select id, name from tiers where club_id = $1 order by rank limit 1 offset $2';
  const { rows } = await app.platform.db.query<{ id: string; name: string }>({
    text,
    values: [club.id, rank - 1],
  });
  if (rows[0] === undefined) throw new Error('no such tier');
  return rows[0];
}

test('a post is what was written, for those it is for, and sending it twice makes one', async () => {
  const client_key = randomUUID();
  const post = await written(member, {
    client_key,
    text: '  *Forty-one* coats on one rail.  ',
    audience: 'public',
  });
  expect(post).toMatchObject({
    text: '*Forty-one* coats on one rail.',
    state: 'shown',
    author: { id: member.id, role: 'member' },
  });
  expect((await written(member, { client_key, text: 'again' })).id).toBe(post.id);
  expect((await feed()).map(({ id }) => id)).toEqual([post.id]);
  expect((await opened(post.id)).can).toEqual({
    edit: false,
    remove: false,
    pin: false,
    comment: false,
    react: false,
    report: false,
  });
  expect((await opened(post.id, member)).can).toMatchObject({
    edit: true,
    remove: true,
    pin: false,
    comment: true,
    report: false,
  });
  expect((await opened(post.id, club.owner)).can).toMatchObject({
    edit: false,
    remove: true,
    pin: true,
    comment: true,
  });
});

test('who may not post is told why', async () => {
  expect(await write(guest)).toMatchObject({ error: { code: 'clubs.members-only' } });
  expect(await write(member, { text: '' })).toMatchObject({ error: { code: 'posts.empty' } });
  await app.ok('PATCH /clubs/:id', { params: { id: club.id }, body: { posting: 'staff' } }, club.owner.as);
  for (const as of [member, guest])
    expect(await write(as)).toMatchObject({ error: { code: 'clubs.staff-only' } });
  expect((await write(club.owner)).ok).toBe(true);
});

test('sealed: announced with the way in, and not a word, picture or count of it', async () => {
  const front = await tier(3);
  const secret = 'The new carol, one minute of it';
  const media = await upload(app, {
    as: club.owner.as,
    bytes: photo,
    type: 'image/png',
    alt: 'the carol sheet',
  });
  const [tiered, inside] = [
    await written(club.owner, {
      text: secret,
      audience: 'tier',
      tier_id: front.id,
      teaser: 'A carol',
      media_ids: [media],
    }),
    await written(club.owner, { text: secret, audience: 'members' }),
  ];
  const seal = {
    way_in: 'condition',
    needs: { kind: 'tier', tier_id: front.id, label: front.name },
    teaser: 'A carol',
  };
  for (const [viewer, way_in] of [
    [undefined, 'sign-in'],
    [guest, 'join'],
    [member, 'condition'],
  ] as const) {
    const posts = JSON.stringify([await feed(viewer), await read(tiered.id, viewer)]);
    if (viewer !== member) expect(posts).not.toContain('carol,');
    expect(posts).not.toContain(media);
    expect(await read(tiered.id, viewer)).toMatchObject({ body: { data: { sealed: { ...seal, way_in } } } });
    const answer = await app.call('GET /posts/:id/comments', { params: { id: tiered.id } }, viewer?.as);
    expect(answer).toMatchObject({ error: { code: 'posts.sealed', details: { way_in } } });
  }
  expect(await read(inside.id, guest)).toMatchObject({
    body: { data: { sealed: { way_in: 'join', needs: null } } },
  });
  expect((await opened(inside.id, member)).text).toBe(secret);
  const owners = await opened(tiered.id, club.owner);
  const shown = owners.media[0]?.small_url;
  expect((await openFile(app, shown, club.owner.as)).status).toBe(200);
  expect((await openFile(app, shown?.split('?')[0], club.owner.as)).status).toBe(404);
  // Handed on, the address opens for nobody else.
  for (const other of [member.as, undefined]) expect((await openFile(app, shown, other)).status).toBe(404);
});

test('a tier’s post is sealed in the feed for an admin of the entrance, and open for one who moderates', async () => {
  const front = await tier(3);
  await written(club.owner, { text: 'For the front row', audience: 'tier', tier_id: front.id });
  const seenBy = async (scope: 'scan' | 'moderate') => {
    await app.platform.db.query({
      text: `update memberships set role = 'admin', scopes = array[$3] where club_id = $1 and user_id = $2`,
      values: [club.id, member.id, scope],
    });
    return JSON.stringify(await feed(member));
  };
  expect(await seenBy('scan')).not.toContain('For the front row');
  expect(await seenBy('moderate')).toContain('For the front row');
});

test('a private club’s posts are not there for others, whatever their audience', async () => {
  const post = await written(member, { audience: 'public' });
  await app.ok(
    'PATCH /clubs/:id',
    { params: { id: club.id }, body: { visibility: 'private' } },
    club.owner.as,
  );
  for (const viewer of [undefined, guest]) {
    expect(await read(post.id, viewer)).toMatchObject({ error: { code: 'posts.not-found' } });
    const list = await app.call('GET /clubs/:id/posts', { params: { id: club.id } }, viewer?.as);
    expect(list).toMatchObject({ ok: false, error: { code: 'clubs.members-only' } });
  }
  expect((await opened(post.id, member)).text).toBe('Doors at eight.');
});

describe('media', () => {
  test('ten pictures, or one video, and nobody else’s', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 3 }, () => upload(app, { as: member.as, bytes: photo, type: 'image/png' })),
    );
    const video = await upload(app, { as: member.as, bytes: sampleMp4(), type: 'video/mp4' });
    expect(await write(member, { media_ids: [pictures[0], video] })).toMatchObject({
      error: { code: 'posts.too-many-media' },
    });
    expect(await write(club.owner, { media_ids: [pictures[0]] })).toMatchObject({
      error: { code: 'media.not-claimable' },
    });
    const post = await written(member, { media_ids: pictures, audience: 'public', text: '' });
    expect(post.media.map(({ id }) => id)).toEqual(pictures);
    expect(await write(member, { media_ids: [pictures[1]] })).toMatchObject({
      error: { code: 'media.not-claimable' },
    });
    const [small] = (await feed()).map((entry) =>
      entry.sealed === null ? entry.media[0]?.small_url : undefined,
    );
    expect(small).toMatch(/^\/files\/public\//);
    const fewer = await app.ok(
      'PATCH /posts/:id',
      { params: { id: post.id }, body: { media_ids: [pictures[2] ?? ''], audience: 'members' } },
      member.as,
    );
    expect(fewer.data.media.map(({ id, small_url }) => [id, small_url?.includes('sig=')])).toEqual([
      [pictures[2], true],
    ]);
    await expect.poll(async () => (await fetch(`${app.url}/api${small}`)).status).toBe(404);
    expect((await written(member, { media_ids: [video] })).media[0]?.video_url).toContain('video.mp4');
  });

  test('a post with a picture that is sent twice is one, also at the same moment', async () => {
    const sent = async () => ({
      client_key: randomUUID(),
      media_ids: [await upload(app, { as: member.as, bytes: photo, type: 'image/png' })],
    });
    const [first, second] = [await sent(), await sent()];
    const post = await written(member, first);
    expect((await written(member, first)).id).toBe(post.id);
    const ids = (await Promise.all([1, 2, 3].map(() => written(member, second)))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(new Set((await feed(member)).map(({ id }) => id))).toEqual(new Set([ids[0], post.id]));
    // Another draft does not get at what the first one has.
    expect(await write(member, { media_ids: first.media_ids })).toMatchObject({
      error: { code: 'media.not-claimable' },
    });
  });

  test('a picture’s text can be set right afterwards', async () => {
    const id = await upload(app, { as: member.as, bytes: photo, type: 'image/png', alt: 'a rial' });
    const post = await written(member, { media_ids: [id] });
    await app.ok('PATCH /media/:id', { params: { id }, body: { alt: 'a rail' } }, member.as);
    await expect
      .poll(async () => (await opened(post.id, member)).media[0]?.alt, { timeout: 5000 })
      .toBe('a rail');
  });
});

test('editing marks what was out, checks it like new, and is the author’s alone', async () => {
  const post = await written(member);
  const edit = (body: object, as = member) =>
    app.call('PATCH /posts/:id', { params: { id: post.id }, body }, as.as);
  expect(await edit({ text: 'Doors at nine.' })).toMatchObject({
    body: { data: { text: 'Doors at nine.', edited_at: expect.any(String) } },
  });
  expect(await edit({ text: '' })).toMatchObject({ error: { code: 'posts.empty' } });
  expect(await edit({ audience: 'tier' })).toMatchObject({ error: { code: 'posts.tier-unknown' } });
  expect(await edit({ publish_at: '2027-01-01T00:00:00Z' })).toMatchObject({
    error: { code: 'posts.already-published' },
  });
  expect(await edit({ text: 'mine now' }, club.owner)).toMatchObject({ error: { code: 'posts.not-found' } });
  expect((await opened(post.id, member)).text).toBe('Doors at nine.');
});

test('deleting is for author and staff, and written down where it was not one’s own', async () => {
  const [first, second] = [await written(member), await written(member)];
  const remove = (id: string, as: Registered) => app.call('DELETE /posts/:id', { params: { id } }, as.as);
  const other = await joinedMember(app, mailbox, club.id);
  expect(await remove(first.id, other)).toMatchObject({ error: { code: 'clubs.staff-only' } });
  expect((await remove(first.id, member)).ok).toBe(true);
  expect((await remove(second.id, club.owner)).ok).toBe(true);
  expect(await feed(member)).toEqual([]);
  const { rows } = await app.platform.db.query({
    text: `select deed, subject_id from deeds where club_id = $1 and deed like 'posts.%'`,
    values: [club.id],
  });
  expect(rows).toEqual([{ deed: 'posts.post-removed', subject_id: second.id }]);
});

test('a scheduled post waits for its time, seen by its author and staff alone', async () => {
  const at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  expect(await write(member, { publish_at: '2020-01-01T00:00:00Z' })).toMatchObject({
    error: { code: 'posts.publish-time-past' },
  });
  const post = await written(member, { publish_at: at, audience: 'public' });
  app.clock.advance(1);
  const later = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const now = await written(member, { publish_at: later, audience: 'public', text: 'sooner' });
  expect(post.state).toBe('scheduled');
  const waiting = async (as: Registered) =>
    (await app.ok('GET /clubs/:id/scheduled-posts', { params: { id: club.id } }, as.as)).data.map(
      ({ id }) => id,
    );
  const other = await joinedMember(app, mailbox, club.id);
  expect([await waiting(member), await waiting(other), await waiting(club.owner)]).toEqual([
    [post.id, now.id],
    [],
    [post.id, now.id],
  ]);
  expect(await read(post.id, other)).toMatchObject({ error: { code: 'posts.not-found' } });
  await app.ok('PATCH /posts/:id', { params: { id: now.id }, body: { publish_at: null } }, member.as);
  await publishScheduled.run(app.platform, {}, signal);
  expect((await feed(other)).map(({ id }) => id)).toEqual([now.id]);
  app.clock.advance(3_600_001);
  await publishScheduled.run(app.platform, {}, signal);
  expect((await feed(other)).map(({ id }) => id)).toEqual([post.id, now.id]);
  expect((await opened(post.id, other)).edited_at).toBeNull();
});

test('what waits is listed once, page by page, whatever it waits for', async () => {
  const policy = {
    blocked_words: [] as string[],
    link_policy: 'hold' as const,
    media_policy: 'members' as const,
  };
  await app.ok('PUT /clubs/:id/text-policy', { params: { id: club.id }, body: policy }, club.owner.as);
  const publish_at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  await written(member, { publish_at });
  for (let at = 0; at < 24; at += 1) await written(member, { text: `https://a.example/${at}` });
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 3; page += 1) {
    const query: { cursor?: string } = cursor === null ? {} : { cursor };
    const answer = await app.ok(
      'GET /clubs/:id/scheduled-posts',
      { params: { id: club.id }, query },
      club.owner.as,
    );
    ids.push(...answer.data.map(({ id }) => id));
    cursor = answer.next_cursor;
    if (cursor === null) break;
  }
  expect(cursor).toBeNull();
  expect([ids.length, new Set(ids).size]).toEqual([25, 25]);
});

test('three pins and no fourth, however many press at once', async () => {
  const posts = await Promise.all(Array.from({ length: 5 }, () => written(club.owner)));
  const pin = (id: string, as = club.owner) => app.call('PUT /posts/:id/pin', { params: { id } }, as.as);
  expect(await pin(posts[0]?.id ?? '', member)).toMatchObject({ error: { code: 'clubs.staff-only' } });
  const outcomes = await Promise.all(posts.map(({ id }) => pin(id)));
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(3);
  expect(outcomes.find((outcome) => !outcome.ok)).toMatchObject({ error: { code: 'posts.too-many-pins' } });
  const pinned = (await app.ok('GET /clubs/:id/pinned-posts', { params: { id: club.id } }, member.as)).data;
  expect(pinned).toHaveLength(3);
  await app.ok('DELETE /posts/:id/pin', { params: { id: pinned[0]?.id ?? '' } }, club.owner.as);
  expect(
    (await app.ok('GET /clubs/:id/pinned-posts', { params: { id: club.id } }, member.as)).data,
  ).toHaveLength(2);
});

test('whoever is banned reads a public club, and is offered no voice there', async () => {
  const post = await written(club.owner, { audience: 'public', reply_policy: 'everyone' });
  expect((await opened(post.id, guest)).can).toMatchObject({ comment: true, react: true });
  const params = { id: club.id, user_id: guest.id };
  await app.ok('PUT /clubs/:id/members/:user_id/ban', { params, body: { reason: 'spam' } }, club.owner.as);
  const silent = { comment: false, react: false };
  expect((await opened(post.id, guest)).can).toMatchObject(silent);
  const [first] = await feed(guest);
  expect(first?.sealed === null && first.can).toMatchObject(silent);
});
