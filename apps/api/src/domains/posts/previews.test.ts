// Owns: what stands behind a link is shown as text and as a picture of our own, for the writer at once and in the post after it.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { endClub, foundClub } from '#app/testing/clubs.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { FetchError } from '#platform/fetch/fetch-error.ts';
import { factsOfPage } from './previews.rules.ts';
import { lookAtLink, previewLink } from './previews.ts';
import { lookAtPage } from './public/look-at-page.ts';

const PAGE = 'https://kettle.example/night';
const page = `<title>x</title><meta property="og:title" content="A night at the kettle"><meta property="og:image" content="/poster.png">`;

let app: TestApp;
let club: Awaited<ReturnType<typeof foundClub>>;
let poster: Buffer;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  club = await foundClub(app, openMailbox(app));
  app.clock.advance(25 * 3_600_000);
  poster = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#b52' } })
    .png()
    .toBuffer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.stop());

/** The web as the guarded client sees it: what is not there is refused. */
function web(pages: Record<string, { type: string; body: Buffer | string }>) {
  return vi.spyOn(app.platform.fetch, 'untrusted').mockImplementation(async (url) => {
    const found = pages[url];
    if (found === undefined) throw new FetchError('refused', 'not there');
    return { status: 200, headers: { 'content-type': found.type }, body: Buffer.from(found.body) };
  });
}
const html = { type: 'text/html; charset=utf-8', body: page };
const look = (url: string) => app.call('POST /link-previews', { body: { url } }, club.owner.as);
async function opened(id: string) {
  const { data } = await app.ok('GET /posts/:id', { params: { id } }, club.owner.as);
  if (data.sealed !== null) throw new Error('sealed');
  return data;
}
async function written(text: string, audience: 'public' | 'members' = 'public') {
  const body = { client_key: randomUUID(), text, audience };
  return (await app.ok('POST /clubs/:id/posts', { params: { id: club.id }, body }, club.owner.as)).data;
}

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/',
  'http://10.0.0.1/',
  'http://2130706433/',
  'file:///etc/passwd',
  'http://example.com:22/',
])('no preview of %s', async (url) => {
  expect(await lookAtPage(app.platform, url)).toBeUndefined();
});

test('a preview is text, whatever the page says, and its picture an address on the web', () => {
  const said = `<head><title>x</title><meta content="Kettle &amp; Co &lt;script&gt;" property='og:title'><meta name=description content='a &#x202e; b'></head>`;
  const at = new URL('https://www.example.com/a/b');
  expect(factsOfPage(said, at)).toEqual({
    title: 'Kettle & Co <script>',
    description: 'a b',
    site: 'example.com',
    picture: undefined,
  });
  expect(factsOfPage('<p>nothing', at)).toBeUndefined();
  const picture = (address: string) =>
    factsOfPage(`<title>x</title><meta property="og:image" content="${address}">`, at)?.picture;
  expect(picture('p.png?a=1&amp;b=2')).toBe('https://www.example.com/a/p.png?a=1&b=2');
  expect(picture('//cdn.example/p.png')).toBe('https://cdn.example/p.png');
  expect(picture('javascript:alert(1)')).toBeUndefined();
  expect(picture('data:image/png;base64,AAAA')).toBeUndefined();
  expect(picture('http://[')).toBeUndefined();
});

describe('while writing', () => {
  test('the writer sees what the post will show, with a picture that comes from us', async () => {
    web({ [PAGE]: html, 'https://kettle.example/poster.png': { type: 'image/png', body: poster } });
    const answer = await look(PAGE);
    expect(answer).toMatchObject({
      body: { data: { url: PAGE, title: 'A night at the kettle', site: 'kettle.example' } },
    });
    const sent = answer.ok ? (answer.body.data?.picture_url ?? '') : '';
    expect(sent).toMatch(/^data:image\/webp;base64,/);
    const { width, format } = await sharp(Buffer.from(sent.split(',')[1] ?? '', 'base64')).metadata();
    expect([width, format]).toEqual([264, 'webp']);
  });

  test('what is no page, no picture or a private address shows nothing, and is no failure', async () => {
    web({
      [PAGE]: html,
      'https://kettle.example/poster.png': { type: 'image/png', body: '<svg onload="alert(1)"/>' },
      'https://kettle.example/file': { type: 'application/zip', body: 'PK' },
    });
    expect(await look(PAGE)).toMatchObject({ body: { data: { picture_url: null } } });
    expect(await look('https://kettle.example/file')).toMatchObject({ body: { data: null } });
    expect(await look('https://nowhere.example/')).toMatchObject({ body: { data: null } });
    expect(await look('file:///etc/passwd')).toMatchObject({ error: { code: 'invalid-input' } });
    expect(await previewLink(app.platform, 'http://127.0.0.1/')).toBeNull();
  });

  test('it can be asked for so often and no more', async () => {
    web({});
    const asked = await Promise.all(Array.from({ length: 24 }, () => look(PAGE)));
    expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('in a post', () => {
  test('the picture is ours, follows who may see the post, and goes with the link', async () => {
    const fetched = web({
      [PAGE]: html,
      'https://kettle.example/poster.png': { type: 'image/png', body: poster },
    });
    const post = await written(`Tonight: ${PAGE}`);
    await expect.poll(async () => (await opened(post.id)).link?.title, { timeout: 10_000 }).toBeDefined();
    const shown = (await opened(post.id)).link?.picture_url ?? '';
    expect(shown).toMatch(/^\/files\/public\//);
    expect((await fetch(`${app.url}/api${shown}`)).headers.get('content-type')).toBe('image/webp');
    const edit = (body: object) =>
      app.ok('PATCH /posts/:id', { params: { id: post.id }, body }, club.owner.as);
    const members = await edit({ audience: 'members' });
    expect(members.data.link?.picture_url).toContain('sig=');
    await expect.poll(async () => (await fetch(`${app.url}/api${shown}`)).status).toBe(404);
    expect((await edit({ text: `Tonight, 8 pm: ${PAGE}` })).data.link?.picture_url).toContain('sig=');
    expect((await edit({ text: 'Tonight.' })).data.link).toBeNull();
    const { rows } = await app.platform.db.query({
      text: `select id from media where used_kind = 'post' and used_id = $1`,
      values: [post.id],
    });
    expect(rows).toEqual([]);
    expect(fetched.mock.calls.map(([url]) => url)).toContain('https://kettle.example/poster.png');
  });

  test('it is of the link that stands there when it is looked up', async () => {
    const other = 'https://kettle.example/morning';
    web({ [other]: { type: html.type, body: '<title>A morning</title>' } });
    const post = await written(`Tonight: ${PAGE}`);
    const body = { text: `Tomorrow: ${other}` };
    await app.ok('PATCH /posts/:id', { params: { id: post.id }, body }, club.owner.as);
    // The job that was queued with the first link.
    const context = { signal: new AbortController().signal } as never;
    await lookAtLink.run(app.platform, { post_id: post.id, url: PAGE }, context);
    expect((await opened(post.id)).link).toMatchObject({ url: other, title: 'A morning' });
  });

  test('it goes with the club', async () => {
    web({ [PAGE]: html, 'https://kettle.example/poster.png': { type: 'image/png', body: poster } });
    const gone = await foundClub(app, openMailbox(app));
    const params = { id: gone.id };
    const body = { client_key: randomUUID(), text: PAGE, audience: 'public' } as const;
    const { data } = await app.ok('POST /clubs/:id/posts', { params, body }, gone.owner.as);
    const picture = async () => {
      const answer = await app.ok('GET /posts/:id', { params: { id: data.id } }, gone.owner.as);
      return answer.data.sealed === null ? (answer.data.link?.picture_url ?? '') : '';
    };
    await expect.poll(picture, { timeout: 10_000 }).toMatch(/^\/files\/public\//);
    const address = `${app.url}/api${await picture()}`;
    expect((await fetch(address)).status).toBe(200);
    await app.ok(
      'POST /clubs/:id/deletion',
      { params, body: { confirm_handle: gone.handle } },
      gone.owner.as,
    );
    app.clock.advance(14 * 86_400_000);
    expect(await endClub(app.platform, gone.id)).toBe(true);
    await expect.poll(async () => (await fetch(address)).status).toBe(404);
  });

  test('it is put right when the club shuts its doors', async () => {
    web({ [PAGE]: html, 'https://kettle.example/poster.png': { type: 'image/png', body: poster } });
    const post = await written(PAGE);
    const picture = async () => (await opened(post.id)).link?.picture_url ?? '';
    await expect.poll(picture, { timeout: 10_000 }).toMatch(/^\/files\/public\//);
    const params = { id: club.id };
    await app.ok('PATCH /clubs/:id', { params, body: { visibility: 'private' } }, club.owner.as);
    await expect.poll(picture, { timeout: 10_000 }).toContain('sig=');
  });
});
