// Owns: writing a post costs a fixed number of queries, answers what reading it would, and is all there or not at all.
import { randomUUID } from 'node:crypto';
import { MAX_MENTIONS } from '@stagepass/contract/posts/shapes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { openFile } from '#app/testing/open-file.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { upload } from '#app/testing/uploads.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let member: Registered;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox, { posting: 'members' });
  member = await joinedMember(app, mailbox, club.id);
  // Past the first day, whose pace costs questions of its own.
  app.clock.advance(25 * 3_600_000);
});
afterAll(() => app.stop());

const write = (as: Registered, draft: Record<string, unknown> = {}) => {
  const body = { client_key: randomUUID(), text: 'Doors at eight.', audience: 'public' as const, ...draft };
  return app.call('POST /clubs/:id/posts', { params: { id: club.id }, body }, as.as);
};
const written = async (as: Registered, draft: Record<string, unknown> = {}) => {
  const answer = await write(as, draft);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.body.data;
};

test('a plain post is four statements: who, how often, where and may they, and all that is written', async () => {
  await write(member);
  const { queries } = await countQueries(() => write(member));
  // The word to other replicas is gathered for some milliseconds, and may come before or after the answer.
  expect(queries.filter((text) => !text.includes('pg_notify'))).toEqual([
    expect.stringContaining('session'),
    // These two side by side.
    'memberships-club-to-write-by-id',
    'rate-limits-take',
    'posts-insert',
  ]);
});

test('what is answered is what reading it answers, whatever was written', async () => {
  const { rows } = await app.platform.db.query<{ id: string }>({
    text: 'select id from tiers where club_id = $1 order by rank',
    values: [club.id],
  });
  await app.platform.db.query({
    text: `insert into tier_grants (club_id, user_id, tier_id, source, granted_at) select $1, $2, id, 'hand', now()
      from tiers where club_id = $1 and rank <= 3`,
    values: [club.id, member.id],
  });
  const drafts = [
    {},
    {
      audience: 'tier',
      tier_id: rows[2]?.id,
      teaser: 'For some',
      reply_policy: 'tier',
      reply_tier_id: rows[0]?.id,
    },
    { text: `Hello @${club.owner.user_name}`, audience: 'members', reply_policy: 'nobody' },
    { publish_at: new Date(app.clock.now().getTime() + 3_600_000).toISOString() },
    { text: 'See https://example.test/page' },
  ];
  for (const as of [member, club.owner])
    for (const draft of drafts) {
      const post = await written(as, draft);
      expect((await app.ok('GET /posts/:id', { params: { id: post.id } }, as.as)).data).toEqual(post);
    }
});

test('a member writes for tiers they are in, the staff for all; what a post had is kept', async () => {
  const { data: tiers } = await app.ok('GET /clubs/:id/tiers', { params: { id: club.id } }, member.as);
  const at = (rank: number) => tiers.find((tier) => tier.rank === rank)?.id ?? '';
  const [own, above] = [at(3), at(4)];
  const drafts = [
    (tier_id: string) => ({ audience: 'tier', tier_id }),
    (reply_tier_id: string) => ({ reply_policy: 'tier', reply_tier_id }),
  ] as const;
  for (const draft of drafts) {
    await written(member, draft(own));
    await written(club.owner, draft(above));
    const text = randomUUID();
    const refused = await write(member, { text, ...draft(above) });
    expect(refused).toMatchObject({ status: 403, error: { code: 'posts.tier-above' } });
    const { data } = await app.ok('GET /clubs/:id/posts', { params: { id: club.id } }, club.owner.as);
    expect(JSON.stringify(data)).not.toContain(text);
  }
  const post = await written(member, drafts[0](own));
  const edit = (body: object) => app.call('PATCH /posts/:id', { params: { id: post.id }, body }, member.as);
  expect(await edit({ tier_id: above })).toMatchObject({ error: { code: 'posts.tier-above' } });
  await app.platform.db.query({
    text: 'delete from tier_grants where club_id = $1 and user_id = $2',
    values: [club.id, member.id],
  });
  expect((await edit({ text: 'Still for them' })).ok).toBe(true);
});

test('post, event and document come together, and once however often it is sent', async () => {
  const draft = { client_key: randomUUID(), text: 'an unmistakable zephyrine word' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => written(member, draft)));
  const [id, ...others] = new Set(answers.map((post) => post.id));
  expect(others).toEqual([]);
  const { rows } = await app.platform.db.query({
    text: `select
        (select count(*)::int from posts where author_id = $2 and client_key = $3) as posts,
        (select count(*)::int from outbox_events where name = 'posts.post-published' and payload ->> 'post_id' = $1::text) as events,
        (select count(*)::int from search_documents where kind = 'post' and id = $1::uuid) as documents`,
    values: [id, member.id, draft.client_key],
  });
  expect(rows).toEqual([{ posts: 1, events: 1, documents: 1 }]);
  const found = await app.ok('GET /search', { query: { q: 'zephyrine', kind: 'post' } }, member.as);
  expect(JSON.stringify(found)).toContain(id);
});

test('of posts that are sent at the same moment each author gets their own', async () => {
  const texts = Array.from({ length: 12 }, (_, at) => `Post ${at}`);
  const posts = await Promise.all(texts.map((text, at) => written(at % 2 ? member : club.owner, { text })));
  expect(posts.map((post) => post.text)).toEqual(texts);
  expect(posts.map((post) => post.author.id)).toEqual(
    texts.map((_, at) => (at % 2 ? member.id : club.owner.id)),
  );
});

test('nothing of a scheduled post is told or found before its time', async () => {
  const publish_at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const { id } = await written(member, { publish_at });
  const { rows } = await app.platform.db.query({
    text: `select (select count(*)::int from outbox_events where payload ->> 'post_id' = $1::text) as events,
        (select count(*)::int from search_documents where id = $1::uuid) as documents`,
    values: [id],
  });
  expect(rows).toEqual([{ events: 0, documents: 0 }]);
});

test('files of public posts follow the club’s doors, both ways', async () => {
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b52' } })
    .png()
    .toBuffer();
  const media_ids = [await upload(app, { as: member.as, bytes: photo, type: 'image/png' })];
  const { id, media } = await written(member, { media_ids });
  const open = media[0]?.small_url ?? '';
  const status = async (path: string) => (await openFile(app, path, member.as)).status;
  expect([open.startsWith('/files/public/'), await status(open)]).toEqual([true, 200]);
  const turn = (visibility: 'public' | 'private') =>
    app.ok('PATCH /clubs/:id', { params: { id: club.id }, body: { visibility } }, club.owner.as);
  const address = async () => {
    const { data } = await app.ok('GET /posts/:id', { params: { id } }, member.as);
    return data.sealed === null ? (data.media[0]?.small_url ?? '') : '';
  };
  await turn('private');
  await expect.poll(address, { timeout: 10_000 }).toContain('sig=');
  await expect.poll(() => status(open)).toBe(404);
  expect(await status(await address())).toBe(200);
  await turn('public');
  await expect.poll(address, { timeout: 10_000 }).toMatch(/^\/files\/public\//);
  expect(await status(await address())).toBe(200);
});

test('a guest where members post is told the way in', async () => {
  const guest = await registerVerified(app, mailbox);
  app.clock.advance(25 * 3_600_000);
  expect(await write(guest)).toMatchObject({
    error: { code: 'clubs.members-only', details: { way_in: 'join', handle: club.handle } },
  });
});

test('links, media, a crowd of names and a far day are refused by their own codes; what is just within is written', async () => {
  const code = async (as: Registered, draft: Record<string, unknown>) => {
    const answer = await write(as, draft);
    return answer.ok ? 'ok' : answer.error.code;
  };
  const policy = {
    blocked_words: [] as string[],
    link_policy: 'block' as const,
    media_policy: 'staff' as const,
  };
  const params = { id: club.id };
  await app.ok('PUT /clubs/:id/text-policy', { params, body: policy }, club.owner.as);
  const link = { text: 'Tickets: https://tickets.example/tonight' };
  expect([await code(member, link), await code(club.owner, link)]).toEqual(['posts.link-blocked', 'ok']);
  const media = { media_ids: [randomUUID()] };
  expect([await code(member, media), await code(club.owner, media)]).toEqual([
    'posts.media-not-allowed',
    'media.not-claimable',
  ]);
  const crowd = (people: number) => Array.from({ length: people }, (_, i) => `@person_${i}`).join(' ');
  expect(await code(member, { text: crowd(MAX_MENTIONS + 1) })).toBe('posts.too-many-mentions');
  expect(await code(member, { text: crowd(MAX_MENTIONS) })).toBe('ok');
  const inDays = (days: number, ms = 0) =>
    new Date(app.clock.now().getTime() + days * 86_400_000 + ms).toISOString();
  expect(await code(member, { publish_at: inDays(366, 1) })).toBe('posts.publish-time-far');
  expect(await code(member, { publish_at: inDays(366) })).toBe('ok');
  await app.ok(
    'PUT /clubs/:id/text-policy',
    { params, body: { ...policy, link_policy: 'allow', media_policy: 'everyone' } },
    club.owner.as,
  );
  expect(await code(member, link)).toBe('ok');
});
