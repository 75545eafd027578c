// Owns: what a message can hold besides text: pictures, a voice note, a card; each only from whoever may send it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { upload, uploadPicture } from '#app/testing/uploads.ts';
import { audit } from './audit.store.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let one: Registered;
let other: Registered;
let id: string;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
  one = await joinedMember(app, mailbox, club.id);
  other = await joinedMember(app, mailbox, club.id);
  id = (await app.ok('POST /conversations', { body: { user_name: other.user_name } }, one.as)).data.id;
});
afterAll(async () => {
  expect(await audit(app.platform.db)).toEqual([]);
  await app.stop();
});

const codeOf = (answered: { ok: true } | { ok: false; error: { code: string } }) =>
  answered.ok ? undefined : answered.error.code;
const call = (as: Registered, over: object) =>
  app.call(
    'POST /conversations/:id/messages',
    { params: { id }, body: { id: randomUUID(), text: '', ...over } },
    as.as,
  );
const send = async (as: Registered, over: object) =>
  (
    await app.ok(
      'POST /conversations/:id/messages',
      { params: { id }, body: { id: randomUUID(), text: '', ...over } },
      as.as,
    )
  ).data;
const look = async (as: Registered, message: string) =>
  (await app.ok('GET /messages/:id', { params: { id: message } }, as.as)).data;

async function uploaded(
  as: Registered,
  file: { bytes: Buffer; type: string; purpose?: string },
): Promise<string> {
  const media = await upload(app, { as: as.as, ...file });
  const state = async () => (await app.ok('GET /media/:id', { params: { id: media } }, as.as)).data.state;
  await expect.poll(state, { timeout: 10_000 }).not.toBe('processing');
  return media;
}

/** So many seconds of Opus in an Ogg, with nothing in it. */
function voiceNote(seconds: number): Buffer {
  const page = (position: bigint, body: Buffer) => {
    const head = Buffer.alloc(28);
    head.write('OggS', 0, 'latin1');
    head.writeBigInt64LE(position, 6);
    head.writeUInt8(1, 26);
    head.writeUInt8(body.length, 27);
    return Buffer.concat([head, body]);
  };
  const first = Buffer.alloc(19);
  first.write('OpusHead', 0, 'latin1');
  return Buffer.concat([page(0n, first), page(BigInt(seconds * 48_000), Buffer.alloc(40))]);
}

const peaks = Array.from({ length: 48 }, (_, at) => at);

test('a picture is shown to both, by an address of their own, and belongs to one message', async () => {
  const media = await uploadPicture(app, one.as, { width: 40, height: 30 });
  const sent = await send(one, { media_ids: [media] });
  const [mine, theirs] = [await look(one, sent.id), await look(other, sent.id)];
  expect(theirs.media).toHaveLength(1);
  expect(theirs.media[0]?.small_url).not.toBe(mine.media[0]?.small_url);
  const picture = await fetch(`${app.url}/api${theirs.media[0]?.small_url}`, {
    headers: { authorization: other.as.token },
  });
  expect(picture.status).toBe(200);
  expect(codeOf(await call(one, { media_ids: [media] }))).toBe('media.not-claimable');
  expect(codeOf(await call(other, { media_ids: [media] }))).toBe('media.not-claimable');
  const [row] = (await app.ok('GET /conversations', { query: {} }, other.as)).data;
  expect(row?.last).toMatchObject({ gist: 'picture', text: '' });
});

test('a voice note is measured, and carries its peaks', async () => {
  const media = await uploaded(one, { bytes: voiceNote(7), type: 'audio/ogg', purpose: 'voice' });
  const { data } = await app.ok('GET /media/:id', { params: { id: media } }, one.as);
  expect(data).toMatchObject({ kind: 'audio', state: 'ready', duration_s: 7 });
  const sent = await send(one, { voice: { media_id: media, peaks } });
  const heard = await look(other, sent.id);
  expect(heard.voice).toMatchObject({ duration_s: 7, peaks });
  const sound = await fetch(`${app.url}/api${heard.voice?.audio_url}`, {
    headers: { authorization: other.as.token },
  });
  expect(sound.status).toBe(200);
  expect(sound.headers.get('content-type')).toContain('audio/ogg');
});

test('what is too long, or no sound, is refused', async () => {
  const long = await uploaded(one, { bytes: voiceNote(130), type: 'audio/ogg', purpose: 'voice' });
  const state = async (media: string) =>
    (await app.ok('GET /media/:id', { params: { id: media } }, one.as)).data;
  expect(await state(long)).toMatchObject({ state: 'refused', refusal: 'too-long' });
  const wrong = await uploaded(one, {
    bytes: Buffer.alloc(400, 'no sound at all '),
    type: 'audio/webm',
    purpose: 'voice',
  });
  expect(await state(wrong)).toMatchObject({ state: 'refused', refusal: 'not-audio' });
  expect(codeOf(await call(one, { voice: { media_id: long, peaks } }))).toBe('media.not-claimable');
});

test('an item goes along as a card, which each reader sees as they may', async () => {
  const card = { kind: 'item', id: await putDesign(app, { club_id: club.id }) } as const;
  const sent = await send(one, { card });
  expect(sent.card).toMatchObject({ ...card, view: { kind: 'item' } });
  expect((await look(other, sent.id)).card?.view).toMatchObject({ kind: 'item', id: card.id });
});

test('a deleted message takes its files along', async () => {
  const media = await uploadPicture(app, one.as, { width: 40, height: 30 });
  const sent = await send(one, { media_ids: [media] });
  const address = (await look(one, sent.id)).media[0]?.small_url ?? '';
  await app.ok('DELETE /messages/:id', { params: { id: sent.id } }, one.as);
  const gone = async () =>
    (await fetch(`${app.url}/api${address}`, { headers: { authorization: one.as.token } })).status;
  await expect.poll(gone, { timeout: 5000 }).not.toBe(200);
});
