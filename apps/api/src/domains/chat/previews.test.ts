// Owns: what stands behind a link in a message: looked up where the receiver wants to hear from its author, and gone with the link.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { uploadPicture } from '#app/testing/uploads.ts';
import { FetchError } from '#platform/fetch/fetch-error.ts';
import { lookAtLink } from './previews.ts';
import { chatCalls } from './testing/chat-calls.ts';

let app: TestApp;
let mailbox: Mailbox;
let poster: Buffer;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  poster = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#b52' } })
    .png()
    .toBuffer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.stop());

const PICTURE = 'https://kettle.example/poster.png';
const pageOf = (night: string) => `https://kettle.example/${night}`;

/** The web as the guarded client sees it: pages of one site, all with the same picture. */
function web() {
  return vi.spyOn(app.platform.fetch, 'untrusted').mockImplementation(async (url) => {
    const headers = (type: string) => ({ 'content-type': type });
    if (url === PICTURE) return { status: 200, headers: headers('image/png'), body: poster };
    if (!url.startsWith(pageOf(''))) throw new FetchError('refused', 'not there');
    const body = `<title>${url}</title><meta property="og:image" content="/poster.png">`;
    return { status: 200, headers: headers('text/html'), body: Buffer.from(body) };
  });
}

const { open, send } = chatCalls(() => app);
const opened = async (one: Registered, other: Registered) => (await open(one, other)).id;
const edit = (as: Registered, id: string, text: string) =>
  app.ok('PATCH /messages/:id', { params: { id }, body: { text } }, as.as);
const linkOf = async (as: Registered, id: string) =>
  (await app.ok('GET /messages/:id', { params: { id } }, as.as)).data.link;

test('a link that is edited into a request is not looked up, until the request is accepted', async () => {
  const [far, bo] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
  const fetched = web();
  const queued = vi.spyOn(app.platform.jobs, 'queue');
  const looks = () => queued.mock.calls.filter(([, name]) => name === lookAtLink.name).length;
  const id = await opened(far, bo);
  const sent = await send(far, id, 'Hello?');
  await edit(far, sent.id, `Hello? ${pageOf('night')}`);
  expect(looks()).toBe(0);
  // A look that was queued all the same, by a replica of the version before, say.
  const context = { signal: new AbortController().signal } as never;
  await lookAtLink.run(app.platform, { message_id: sent.id }, context);
  expect(fetched).not.toHaveBeenCalled();
  expect(await linkOf(bo, sent.id)).toBeNull();
  await app.ok('POST /conversations/:id/accept', { params: { id } }, bo.as);
  await edit(far, sent.id, `Hello! ${pageOf('morning')}`);
  expect(looks()).toBe(1);
  await expect.poll(() => linkOf(bo, sent.id), { timeout: 10_000 }).toMatchObject({ url: pageOf('morning') });
});

test('a changed link takes its picture along; what was sent with the message stays', async () => {
  const [one, other] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
  web();
  await app.ok('PUT /users/:id/follow', { params: { id: one.id } }, other.as);
  const id = await opened(one, other);
  const own = await uploadPicture(app, one.as, { width: 40, height: 30 });
  const body = { id: randomUUID(), text: `Look: ${pageOf('0')}`, media_ids: [own] };
  await app.ok('POST /conversations/:id/messages', { params: { id }, body }, one.as);
  const used = async () => {
    const { rows } = await app.platform.db.query<{ id: string }>({
      text: `select id from media where used_kind = 'message' and used_id = $1`,
      values: [body.id],
    });
    return rows.map((row) => row.id);
  };
  for (let nth = 1; nth <= 3; nth += 1) {
    await expect
      .poll(() => linkOf(other, body.id), { timeout: 10_000 })
      .toMatchObject({ url: pageOf(`${nth - 1}`), picture_url: expect.any(String) });
    expect(await used()).toHaveLength(2);
    await edit(one, body.id, `Look: ${pageOf(`${nth}`)}`);
  }
  await edit(one, body.id, 'Never mind');
  expect(await used()).toEqual([own]);
  const { data } = await app.ok('GET /messages/:id', { params: { id: body.id } }, other.as);
  expect(data).toMatchObject({ link: null, media: [{ id: own }] });
});
